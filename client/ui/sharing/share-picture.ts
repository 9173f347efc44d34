/** Keeping a picture, and handing it to others. What fails rejects. */

const TYPE = 'image/png';

/** Can the page put pictures on the clipboard? Not over plain http. */
export const canCopyPictures = (): boolean =>
  typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';

/** Can it hand pictures to other programs? Phones can. */
export const canSharePictures = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf([], 'a.png')] });

/** Saves a picture as a file of this name. */
export async function savePicture(picture: Promise<Blob>, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await picture);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Some browsers let a page copy only within a tap: the picture may follow, but not the wish. */
export const copyPicture = (picture: Promise<Blob>): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ [TYPE]: picture })]);

/** Hands a picture to another program; that the player changes their mind is no failure. */
export async function sharePicture(picture: Promise<Blob>, name: string): Promise<void> {
  const files = [fileOf([await picture], name)];
  try {
    await navigator.share({ files });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

const fileOf = (parts: readonly Blob[], name: string): File =>
  new File([...parts], name, { type: TYPE });
