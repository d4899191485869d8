import { directions } from '../../directions'
import { hotel } from '../../hotel'
import { hotelDetails } from '../../hotel-details'
import {
  formatMeasure,
  formatMinutes,
  formatPercent,
  formatPrice,
  formatTime,
  spellDuration,
  spellMinutes,
  withNoBreakSpaces,
} from '../formats/format'
import { spellNumber } from '../formats/number-words'
import type { Language } from '../languages/languages'

const {
  exits,
  station,
  airports,
  driverPassengers,
  bus,
  taxi,
  parking,
  centre,
  fairCentre,
  position,
  drives,
} = directions

/** Formats the facts of `directions.ts` that the translations of the page “Getting here” interpolate. */
export function formatDirectionsFacts(language: Language) {
  /** Formats distance and time: "6 km, 8 minutes". */
  const way = ({ km, minutes }: { km: number; minutes: number }) =>
    `${formatMeasure(km, 'kilometer', language)}, ${formatMinutes(minutes, language)}`
  const { trains } = station
  return {
    name: hotel.name,
    exit: exits.east.name,
    exitWest: exits.west.name,
    exitSouth: exits.south.name,
    exitMinutes: spellMinutes(exits.east.minutes, language),
    exitWestMinutes: spellMinutes(exits.west.minutes, language),
    east: way(exits.east),
    west: way(exits.west),
    south: way(exits.south),
    centre: way(centre),
    carPark: centre.carPark,
    centreWalk: spellMinutes(centre.walkMinutes, language),
    fair: way({ ...fairCentre, minutes: hotel.fairCentre.minutesByCar }),
    fairCentre: hotel.fairCentre.name,
    station: way(station),
    stationMinutes: spellMinutes(station.minutes, language),
    toVerona: formatMinutes(trains.verona, language),
    toPadua: formatMinutes(trains.padua, language),
    toVenice: formatMinutes(trains.venice, language),
    toMilan: formatMinutes(trains.milan, language),
    verona: way(airports.verona),
    veronaTransit: formatMinutes(airports.verona.busAndTrainMinutes, language),
    veronaFare: formatPrice(airports.verona.driverFare, language),
    veronaVan: formatPrice(airports.verona.vanFare, language),
    venice: way(airports.venice),
    veniceTransit: formatMinutes(airports.venice.busAndTrainMinutes, language),
    veniceFare: formatPrice(airports.venice.driverFare, language),
    veniceVan: formatPrice(airports.venice.vanFare, language),
    treviso: way(airports.treviso),
    trevisoTransit: formatMinutes(airports.treviso.busAndTrainMinutes, language),
    trevisoFare: formatPrice(airports.treviso.driverFare, language),
    trevisoVan: formatPrice(airports.treviso.vanFare, language),
    carPassengers: spellNumber(driverPassengers.car, language),
    vanPassengersFrom: spellNumber(driverPassengers.car + 1, language),
    vanPassengers: spellNumber(driverPassengers.van, language),
    company: bus.company,
    departure: bus.departure,
    stop: bus.stop,
    line: bus.line,
    firstBus: formatTime(bus.first, language),
    lastBus: formatTime(bus.last, language),
    nightFare: formatPrice(taxi.nightFare, language),
    drives: Object.values(drives[language]).map((minutes) => formatMinutes(minutes, language)),
    ride: spellMinutes(bus.rideMinutes, language),
    walk: spellMinutes(bus.walkMinutes, language),
    taxi: withNoBreakSpaces(taxi.phone),
    fare: formatPrice(taxi.stationFare, language),
    driverHours: spellDuration({ count: hotelDetails.cancellation.driverHours, unit: 'hour' }, language),
    driverFee: formatPercent(hotelDetails.cancellation.driverFee, language),
    spaces: parking.spaces,
    chargers: spellNumber(hotel.chargingStations, language),
    coordinates: [position.latitude, position.longitude].map((degrees) => degrees.toFixed(4)).join(', '),
  }
}
