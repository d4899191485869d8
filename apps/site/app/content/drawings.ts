import type { PictureData } from '@meridiana/ui'

const scene = (name: string): PictureData => ({ src: `/drawings/${name}.svg`, width: 2400, height: 1500 })

/** The drawn scenes of the house and its hours. */
export const drawings = {
  loggia: scene('golden-hour'),
  table: scene('evening'),
  garden: scene('noon'),
  road: { src: '/drawings/where.svg', width: 1200, height: 1420 },
  basilica: { src: '/plates/basilica.svg', width: 1800, height: 1150 },
} satisfies Record<string, PictureData>
