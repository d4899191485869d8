import { Picture } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { type DirectionsMapDrawing, directionsMap } from '../../content/directions-map'

export interface DirectionsMapProps {
  /** True if the map is visible without scrolling: it loads at once. @default false, which loads it lazily */
  priority?: boolean | undefined
}

/** The drawn map of the way to the hotel, in the shape that fits the screen. */
export function DirectionsMap({ priority = false }: DirectionsMapProps) {
  const { t } = useTranslation('map')
  return (
    <div role="img" aria-label={t('picture')}>
      {Object.entries(directionsMap).map(([shape, map]) => (
        <DrawnMap key={shape} shape={shape} priority={priority} {...map} />
      ))}
    </div>
  )
}

interface DrawnMapProps extends DirectionsMapDrawing {
  shape: string
  priority: boolean
}

function DrawnMap({ shape, priority, src, media, width, height, names }: DrawnMapProps) {
  const { t } = useTranslation('map')
  return (
    <div className="drawn-map" data-shape={shape}>
      {/* The picture itself stays lazy, so that the browser does not load the shape that the style sheet hides. */}
      {priority && <link rel="preload" as="image" href={src} media={media} fetchPriority="high" />}
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
