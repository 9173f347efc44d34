/** A player's name: in a language that nobody knows, never translated, and kept apart from the text around it. */

/** A name, such as `小李`. */
export const PlayerName = ({ name }: { readonly name: string }) => (
  <bdi class="player-name" lang="" translate={false}>
    {name}
  </bdi>
);
