/**
 * Facts about the way to the hotel. Distances are by road from the hotel's gate, times by car in normal traffic unless
 * the name says otherwise. Proper names are Italian in every language.
 */
export const directions = {
  /** Position of the hotel in decimal degrees, for navigation devices. */
  position: { latitude: 45.4995, longitude: 11.562 },
  /** Exits of the motorways A4 (east, west) and A31 (south). */
  exits: {
    east: { name: 'Vicenza Est', km: 6, minutes: 8 },
    west: { name: 'Vicenza Ovest', km: 9, minutes: 11 },
    south: { name: 'Longare-Montegaldella', km: 11, minutes: 14 },
  },
  /** The old town: its car park, and the time from there to the squares on foot (`walkMinutes`). */
  centre: { carPark: 'Verdi', km: 6, minutes: 10, walkMinutes: 15 },
  /** Driving times, in minutes without a stop, from three cities where guests of each language live, or land. */
  drives: {
    en: { milan: 135, bologna: 105, munich: 300 },
    it: { milan: 135, bologna: 105, rome: 330 },
    de: { munich: 300, innsbruck: 210, zurich: 330 },
  },
  /**
   * Distance to the trade fair, the usual taxi fare in euro, and the time by bus with a change at the station.
   * `hotel.fairCentre` has the time by car.
   */
  fairCentre: { km: 9, taxiFare: 25, busMinutes: 50 },
  station: {
    km: 6,
    minutes: 10,
    timetableUrl: 'https://www.trenitalia.com/',
    /** Minutes of the fastest direct trains from Vicenza to each city. */
    trains: { padua: 15, verona: 25, venice: 45, milan: 105 },
  },
  /**
   * `busAndTrainMinutes` is the usual time by bus and train to the station of Vicenza, with the change. Fixed prices in
   * euro of a ride with a driver whom the hotel books for its guests: `driverFare` by car, `vanFare` by van.
   */
  airports: {
    verona: { km: 60, minutes: 45, busAndTrainMinutes: 75, driverFare: 95, vanFare: 130 },
    venice: { km: 70, minutes: 55, busAndTrainMinutes: 90, driverFare: 110, vanFare: 150 },
    treviso: { km: 80, minutes: 60, busAndTrainMinutes: 105, driverFare: 120, vanFare: 165 },
  },
  /** The largest number of passengers with luggage in the car and in the van of a driver. */
  driverPassengers: { car: 3, van: 7 },
  bus: {
    company: 'SVT',
    line: '8',
    /** Times of the first and the last bus from the bus station, on weekdays. */
    first: '06:40',
    last: '19:40',
    timetableUrl: 'https://www.svt.vi.it/',
    /** Address of the bus station, which is beside the railway station. */
    departure: 'Viale Milano 138',
    stop: 'Torri di Arcugnano',
    rideMinutes: 20,
    walkMinutes: 10,
  },
  taxi: {
    phone: '+39 0444 000002',
    /** Usual taxi fare from the railway station, in euro. */
    stationFare: 20,
    /** Usual fare at night from the squares of the old town, in euro. */
    nightFare: 25,
  },
  /** Walks from the hotel's gate: length there and back, or round, and the time that they take. */
  walks: {
    vineyards: { km: 3, minutes: 45 },
    rotonda: { km: 8, minutes: 120 },
    fimon: { km: 10, minutes: 180 },
  },
  /** The limited-traffic zone (*zona a traffico limitato*) of the old town. */
  trafficZone: { url: 'https://www.comune.vicenza.it/' },
  parking: { spaces: 40 },
} as const
