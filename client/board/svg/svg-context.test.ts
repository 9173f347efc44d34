import { expect, test } from 'vitest';
import { SvgContext } from './svg-context.ts';
import { SvgPath } from './svg-path.ts';

const contextOf = () => {
  let ids = 0;
  return new SvgContext(() => {
    ids += 1;
    return `id${ids}`;
  });
};

test('a path is written with the transform, the colours and the width of its stroke', () => {
  const context = contextOf();
  context.translate(10, 20);
  context.scale(2, 2);
  context.strokeStyle = 'var(--board-rail)';
  context.lineWidth = 0.5;
  context.setLineDash([1, 2]);
  context.beginPath();
  // As on a canvas, the first point needs no moveTo.
  context.lineTo(0, 0);
  context.lineTo(3, 4);
  context.stroke();
  expect(context.toString()).toBe(
    '<g transform="matrix(2 0 0 2 10 20)"><path d="M0,0L3,4" fill="none" stroke="var(--board-rail)" stroke-width="0.5" stroke-dasharray="1 2" stroke-dashoffset="0"/></g>',
  );
});

test('what was saved comes back, the clip too', () => {
  const context = contextOf();
  context.fillStyle = 'navy';
  context.save();
  context.rotate(Math.PI / 2);
  context.globalAlpha = 0.5;
  context.rect(0, 0, 1, 1);
  context.clip();
  context.fillStyle = 'teal';
  context.fillRect(0, 0, 1, 1);
  context.restore();
  context.fillRect(2, 2, 1, 1);
  expect(context.toString()).toBe(
    [
      '<clipPath id="id1"><path d="M0,0h1v1h-1Z" transform="matrix(0 1 -1 0 0 0)"/></clipPath>',
      '<g clip-path="url(#id1)"><g transform="matrix(0 1 -1 0 0 0)" opacity="0.5"><rect x="0" y="0" width="1" height="1" fill="teal"/></g></g>',
      '<rect x="2" y="2" width="1" height="1" fill="navy"/>',
    ].join(''),
  );
});

test('a gradient is written once, where it is used first', () => {
  const context = contextOf();
  const fill = context.createLinearGradient(0, 0, 1, 0);
  fill.addColorStop(0, 'red');
  context.fillStyle = fill;
  context.fillRect(0, 0, 1, 1);
  context.fillRect(1, 0, 1, 1);
  expect(context.toString().match(/<linearGradient/g)).toHaveLength(1);
  expect(context.toString().match(/fill="url\(#id1\)"/g)).toHaveLength(2);
});

test('corners are rounded by one radius, or by one for each', () => {
  const same = new SvgPath();
  same.roundRect(0, 0, 4, 4, 1);
  const each = new SvgPath();
  each.roundRect(0, 0, 4, 4, [1, 1, 1, 1]);
  expect(each.toString()).toBe(same.toString());
  expect(same.toString()).toContain('A1,1');
});
