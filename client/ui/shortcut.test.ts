import { expect, test } from 'vitest';
import { type KeyPress, shortcutOf } from './shortcut.ts';

const press = (key: string, code: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  isComposing: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

test.each<[string, KeyPress, string]>([
  ['a US keyboard', press('d', 'KeyD'), 'd'],
  ['caps lock', press('D', 'KeyD'), 'd'],
  ['a Japanese input method', press('Process', 'KeyD'), 'd'],
  ['a digit under it', press('Process', 'Digit2'), '2'],
  ['the list of keys under it', press('Process', 'Slash', { shiftKey: true }), '?'],
  ['a Russian keyboard', press('в', 'KeyD'), 'd'],
  ['a Dvorak keyboard, by what the key says', press('d', 'KeyH'), 'd'],
  ['a French digit without Shift', press('&', 'Digit1'), '1'],
  ['a French digit with Shift', press('1', 'Digit1', { shiftKey: true }), '1'],
  ['a number block', press('+', 'NumpadAdd'), '+'],
])('%s', (_, event, shortcut) => {
  expect(shortcutOf(event)).toBe(shortcut);
});

test.each<[string, KeyPress]>([
  ['while something is composed', press('Process', 'KeyD', { isComposing: true })],
  ['Control', press('d', 'KeyD', { ctrlKey: true })],
  ['Command', press('d', 'KeyD', { metaKey: true })],
  ['Alt', press('∂', 'KeyD', { altKey: true })],
  ['an exclamation mark', press('!', 'Digit1', { shiftKey: true })],
  ['Enter', press('Enter', 'Enter')],
  ['Tab', press('Tab', 'Tab')],
])('%s is no shortcut', (_, event) => {
  expect(shortcutOf(event)).toBeUndefined();
});
