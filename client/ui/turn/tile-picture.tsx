/** A tile as it would lie, painted like those on the board. */
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../page.tsx';

/** The picture of a tile; what it shows is said by what stands around it. */
export function TilePicture({ code }: { readonly code: string }) {
  const { paintTile } = useApp();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const paint = () => {
      if (element.clientWidth > 0) paintTile(element, code);
    };
    paint();
    const observer = new ResizeObserver(paint);
    observer.observe(element);
    return () => observer.disconnect();
  }, [paintTile, code]);
  return <canvas ref={canvas} class="tile-picture" />;
}
