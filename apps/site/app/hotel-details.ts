/**
 * Facts about services, prices and accessibility that only some pages show. Prices are in euro, lengths in the unit
 * that the name says, days as month and day. `content/rooms.ts` has the facts of each kind of room,
 * `content/offers.ts` those of the offers.
 */
export const hotelDetails = {
  /** Age from which a person can book. */
  minimumBookingAge: 18,
  /**
   * Hours of the reception, which during fairs opens with the breakfast buffet. For guests who have announced a late
   * arrival, somebody waits until `lateArrival`.
   */
  reception: { opens: '07:00', closes: '23:30', lateArrival: '01:00' },
  /** Late check-out, which is possible if nobody else needs the room: the latest hour and the price. */
  lateCheckOut: { until: '14:00', price: 30 },
  cancellation: {
    /**
     * Number of days, after a cancellation, a no-show or an early departure, within which the hotel refunds what a
     * guest has paid in advance.
     */
    refundDays: 14,
    /** A guest can cancel a ride with a driver free of charge until this number of hours before the ride. */
    driverHours: 24,
    /**
     * The part of the fare that the guest pays if a ride is cancelled less than `driverHours` before it; 0.5 is half.
     */
    driverFee: 0.5,
  },
  rates: {
    /** Reduction in euro per night, except on fair nights, if one person has a room for two other than the Suite. */
    singleUse: 15,
    /** First and last month, as numbers, in which a room usually costs its `usualPrice` of `content/rooms.ts`. */
    season: { from: 4, to: 10 },
  },
  /** Web site of the chamber of commerce whose conciliation service takes complaints. */
  conciliationSite: 'www.vi.camcom.it',
  touristTax: { perNight: 2.5, nights: 5, freeUnder: 12 },
  /**
   * Prices of the breakfast buffet for guests whose room rate does not include it, and the surcharge per person for
   * breakfast in the room.
   */
  breakfast: { price: 18, childPrice: 9, childUnder: 12, freeUnder: 3, inRoomSurcharge: 5 },
  children: {
    /** Children below this age sleep free, in a cot or in their parents’ bed. */
    freeUnder: 3,
    /** Prices per night of an extra bed, for a child below `childUnder` and for anyone else. */
    extraBed: { childPrice: 25, childUnder: 12, price: 45 },
  },
  /** Dogs and cats: price per night of each, and the number that a room can have. Assistance dogs cost nothing. */
  pets: { price: 10, perRoom: 2 },
  /** Whether guests may smoke indoors. */
  smoking: false,
  cards: ['Visa', 'Mastercard', 'American Express', 'PagoBANCOMAT'],
  /** The hotel takes cash below this amount, the limit of Italian law. */
  cashBelow: 5000,
  /**
   * Number of days after the hotel's confirmation within which a guest without a card transfers the first night as a
   * deposit.
   */
  depositDays: 3,
  /** Number of days before the guest's arrival at which a bank transfer must have arrived. */
  transferDays: 7,
  pool: {
    season: { from: '05-15', to: '09-30' },
    opens: '08:00',
    closes: '20:00',
    metres: { length: 14, width: 6, shallow: 1.2, deep: 1.6 },
    /** Number of steps, with a handrail, into the shallow end of the pool. */
    steps: 4,
  },
  /** Plug and power of each charging station, and the price of a kilowatt-hour. */
  charging: { plugType: 2, kilowatts: 22, price: 0.45 },
  bicycles: { count: 10, electric: 4, electricPrice: 30 },
  /** Laundry handed in by `until` is back on the next day. */
  laundry: { until: '09:00', shirtPrice: 5 },
  wifi: { megabitsPerSecond: 200 },
  /** First and last day of the season in which the rooms are cooled. The guest sets the temperature of the room. */
  cooling: { from: '05-01', to: '10-15' },
  minibar: { from: 3 },
  /** The company that runs the restaurant, its phone, and the guide that gives it two forks. */
  restaurant: {
    company: 'Ombra S.r.l.',
    phone: '+39 0444 000001',
    guide: { name: 'Tavole del Veneto 2026', url: 'https://tavoledelveneto.example/' },
  },
  kitchen: {
    /** Lowest and highest price of a dinner of three courses without drinks. */
    dinner: { from: 42, to: 60 },
    /** Prices of four dishes that are always on the menu, and the lowest price of a glass of wine. */
    dishes: { sopressa: 13, bigoli: 16, bacala: 24, tiramisu: 9 },
    wine: 5,
    /** Price of the plate that is kept for guests who arrive late. */
    latePlate: 15,
    /** Hours of the cold dishes that the bar serves at noon. */
    lunch: { opens: '12:00', closes: '14:30' },
    /** Hours of the small menu that the bar serves when the restaurant is closed. */
    supper: { opens: '19:00', closes: '22:00' },
  },
  access: {
    /** Metres from the reserved parking space to the door. */
    parkingMetres: 15,
    centimetres: {
      entrance: 100,
      /** The narrowest door of restaurant, breakfast room, bar and toilet. */
      publicDoors: 90,
      liftDoor: 90,
      liftWidth: 110,
      liftDepth: 140,
      /** Width of the door of the accessible room. The next measures, up to `basinClearance`, are of the same room. */
      roomDoor: 90,
      turning: 150,
      bedHeight: 52,
      bathDoor: 90,
      /** Width and length of the free space in the bathroom. */
      bathTurning: 150,
      toiletHeight: 48,
      basinClearance: 70,
      /** The narrowest door of the other rooms. */
      otherDoors: 75,
    },
    /** Kind of room to which the only accessible room belongs. */
    room: 'superior-doppia',
  },
} as const
