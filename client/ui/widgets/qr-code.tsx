/** A QR code, dark on light whatever the colours of the page: so every camera reads it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { QrPath } from './qr-path.ts';

/** The light border that cameras need, in modules. */
const QUIET = 4;

/** The QR code of a text. Its place is kept while what draws it is loaded. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = useQrPath(text);
  if (code === undefined) return <div class="qr-code" />;
  const side = code.size + 2 * QUIET;
  return (
    <svg
      class="qr-code"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  );
}

/** `undefined` until it is there. Where it can't be loaded, the link beside it does. */
function useQrPath(text: string): QrPath | undefined {
  const code = useSignal<QrPath | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    import('./qr-path.ts').then(
      ({ qrPathOf }) => {
        if (isWanted) code.value = qrPathOf(text);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text, code]);
  return code.value;
}
