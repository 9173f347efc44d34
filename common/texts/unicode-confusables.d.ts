/** The package has types, but under a name that no compiler looks for. */
declare module 'unicode-confusables' {
  /** Replaces every character by the one that it is taken for. */
  export function rectifyConfusion(text: string): string;
}
