/** What pictures are painted with: the context of a canvas, or one that writes SVG (`board/svg`). */

/** The part of a canvas' context that the painters use. */
export interface PaintContext
  extends Pick<
    CanvasRenderingContext2D,
    | 'arc'
    | 'arcTo'
    | 'beginPath'
    | 'bezierCurveTo'
    | 'clip'
    | 'closePath'
    | 'createLinearGradient'
    | 'createRadialGradient'
    | 'fill'
    | 'fillRect'
    | 'fillStyle'
    | 'fillText'
    | 'font'
    | 'globalAlpha'
    | 'lineCap'
    | 'lineDashOffset'
    | 'lineJoin'
    | 'lineTo'
    | 'lineWidth'
    | 'moveTo'
    | 'quadraticCurveTo'
    | 'rect'
    | 'restore'
    | 'rotate'
    | 'roundRect'
    | 'save'
    | 'scale'
    | 'setLineDash'
    | 'shadowBlur'
    | 'shadowColor'
    | 'shadowOffsetY'
    | 'stroke'
    | 'strokeRect'
    | 'strokeStyle'
    | 'transform'
    | 'textAlign'
    | 'textBaseline'
    | 'translate'
  > {
  /** The scale of the moment, for what is measured in pixels whatever it is. */
  getTransform(): { readonly a: number };
}
