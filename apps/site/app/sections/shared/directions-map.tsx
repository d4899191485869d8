import { Picture } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { type DirectionsMapDrawing, directionsMap } from '../../content/directions-map'

/** The drawn map of the way to the hotel, in the shape that fits the screen. */
export function DirectionsMap() {
  const { t } = useTranslation('map')
  return (
    <div role="img" aria-label={t('picture')}>
      {Object.entries(directionsMap).map(([shape, map]) => (
        <DrawnMap key={shape} shape={shape} {...map} />
      ))}
    </div>
  )
}

function DrawnMap({ shape, src, width, height, names }: DirectionsMapDrawing & { shape: string }) {
  const { t } = useTranslation('map')
  return (
    <div className="drawn-map" data-shape={shape}>
      <Picture.Root src={src} width={width} height={height} alt="" />
      {/* Place names are text over the drawing, so that they can be in the language of the page. */}
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {names.map(({ name, translation, x, y, anchor, tone }) => (
          <text key={`${x}-${y}`} x={x} y={y} textAnchor={anchor} data-tone={tone}>
            {translation ? t(`names.${translation}`) : name}
          </text>
        ))}
      </svg>
    </div>
  )
}
