/**
 * Keeps the page right while a browser translates it. Translators take the page's texts out and put
 * elements of their own (`<font>`) in their places. Whoever renders the page knows nothing of that: it
 * would change texts that nobody sees, leave old ones behind and lose its place among the nodes.
 *
 * So each text that was taken out goes back, empty, to just before what stands for it. The renderer finds
 * all its nodes where it left them; as soon as it changes one or takes it away, the translation goes, and
 * a new text is there for the translator.
 */
import { options } from 'preact';

/** What stands for a text. */
interface Translation {
  readonly element: Element;
  readonly original: string;
}

/** Watches a part of the page from now on. */
export function keepTextsThroughTranslation(root: Node): void {
  const texts = new TranslatedTexts(root);
  // What a translator did goes before what is rendered next.
  options.debounceRendering = (render) =>
    queueMicrotask(() => {
      texts.settle();
      render();
    });
}

class TranslatedTexts {
  readonly #translations = new WeakMap<Text, Translation>();
  readonly #texts = new WeakMap<Node, Text>();
  readonly #observer = new MutationObserver((records) => this.#follow(records));

  constructor(root: Node) {
    this.#observer.observe(root, { childList: true, characterData: true, subtree: true });
  }

  settle(): void {
    this.#follow(this.#observer.takeRecords());
  }

  #follow(records: readonly MutationRecord[]): void {
    const taken = new Set<Text>();
    for (const record of records) {
      if (record.type === 'characterData') this.#onChanged(record.target, taken);
      else this.#onMoved(record, taken);
    }
    // None but our own: nobody else ran meanwhile.
    this.#observer.takeRecords();
  }

  #onMoved(record: MutationRecord, taken: Set<Text>): void {
    for (const node of record.removedNodes) {
      if (node instanceof Text) this.#onTextRemoved(node, record, taken);
      else this.#onElementRemoved(node);
    }
    for (const node of [record.previousSibling, ...record.addedNodes])
      if (node instanceof Text) this.#keepTogether(node);
  }

  #onTextRemoved(text: Text, record: MutationRecord, taken: Set<Text>): void {
    if (text.isConnected) return;
    if (this.#translations.has(text)) this.#end(text);
    else if (text.data.trim() !== '') this.#putBack(text, this.#replacementIn(record), taken);
  }

  #putBack(text: Text, element: Element | undefined, taken: Set<Text>): void {
    if (element === undefined) return;
    this.#translations.set(text, { element, original: text.data });
    this.#texts.set(element, text);
    taken.add(text);
    text.data = '';
    element.before(text);
  }

  /** Some replace a text in one step, some put their element beside it first. */
  #replacementIn(record: MutationRecord): Element | undefined {
    return [...record.addedNodes, record.previousSibling, record.nextSibling].find(
      (node): node is Element =>
        node instanceof Element &&
        node.localName === 'font' &&
        node.isConnected &&
        !this.#texts.has(node),
    );
  }

  /** A translator that shows the original again. */
  #onElementRemoved(element: Node): void {
    const text = this.#texts.get(element);
    if (text === undefined || element.isConnected) return;
    const { original } = this.#translations.get(text) ?? {};
    this.#end(text);
    if (original !== undefined) text.data = original;
  }

  /** `taken` are the texts that were taken out a moment ago, and may have been changed since. */
  #onChanged(node: Node, taken: ReadonlySet<Text>): void {
    if (!(node instanceof Text)) return;
    const translation = this.#translations.get(node);
    if (translation === undefined) return;
    if (taken.has(node)) node.data = translation.original;
    this.#end(node);
  }

  #keepTogether(text: Text): void {
    const translation = this.#translations.get(text);
    if (translation !== undefined && text.nextSibling !== translation.element)
      text.after(translation.element);
  }

  #end(text: Text): void {
    const translation = this.#translations.get(text);
    if (translation === undefined) return;
    this.#translations.delete(text);
    this.#texts.delete(translation.element);
    translation.element.remove();
  }
}
