import { expect, test } from 'vitest';
import { secretOf } from '../testing/fixtures.ts';
import { deviceIdOf, deviceKindOf, parseDeviceId } from './devices.ts';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 'Firefox', 'Android'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${APPLE} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iOS',
  ],
  ['', '', ''],
  ['<b>bold</b>/1 ', '', ''],
  [`${'x'.repeat(5000)}/1 `, '', ''],
])('the device of %j', (agent, browser, system) => {
  expect(deviceKindOf(agent)).toEqual({ browser, system });
});

test('the id of a device gives its secret away to nobody', () => {
  const id = deviceIdOf(secretOf('Anna'));
  expect(parseDeviceId(id)).toBe(id);
  expect(secretOf('Anna')).not.toContain(id);
  expect(deviceIdOf(secretOf('Bert'))).not.toBe(id);
});
