import { expect, test } from 'vitest';
import { parsePlayArguments } from './play-arguments.ts';

const TABLE = ['--table', 'bcd-fgh'];
const BOT = ['--bot', 'bot.ts'];

test('a program is a bot under a name, at a table of a server', () => {
  const order = parsePlayArguments([...TABLE, ...BOT, '--name', ' Ada’s bot ', '--password', 'pw']);
  expect(order.ok && order.value.settings).toEqual({
    server: 'http://localhost:2567',
    table: 'BCDFGH',
    entering: { name: 'Ada’s bot', as: 'player', isProgram: true, password: 'pw' },
  });
});

test.each([
  [[...BOT], '--table needs the code of a table, not "".'],
  [['--table', 'ABC', ...BOT], '--table needs the code of a table, not "ABC".'],
  [[...TABLE], '--bot FILE or --command "COMMAND" is needed.'],
  [[...TABLE, ...BOT, '--command', 'cat'], 'either --bot FILE or --command'],
  [[...TABLE, ...BOT, '--name', ' \u200b'], '--name needs characters that can be seen.'],
  [[...TABLE, ...BOT, '--password', ''], "--password can't be empty."],
  [[...TABLE, ...BOT, '--server', 'here'], '--server must be an address, not "here".'],
  [[...TABLE, ...BOT, '--server', 'file:///etc'], '--server must be an address'],
  [[...TABLE, ...BOT, '--seconds', '0'], '--seconds must be a number above 0'],
  [[...TABLE, ...BOT, '--seconds', 'soon'], '--seconds must be a number above 0'],
  [[...TABLE, ...BOT, '--quickly'], "Unknown option '--quickly'."],
])('%j is refused: %s', (args, sentence) => {
  const order = parsePlayArguments(args);
  expect(order.ok).toBe(false);
  if (!order.ok) expect(order.error).toContain(sentence);
});
