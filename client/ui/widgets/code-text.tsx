/** Text that is copied rather than read, under a label. */

/** Such as the hash of a seed, or a command. */
export const CodeText = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div class="code">
    <p>{label}</p>
    <code>{text}</code>
  </div>
);
