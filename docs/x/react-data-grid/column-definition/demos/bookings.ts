export const bookings = [
  {
    id: 1,
    guest: 'E. Marsh',
    nights: 3,
    arrival: new Date(2024, 6, 12),
    checkIn: new Date(2024, 6, 12, 15, 40),
    paid: true,
    room: 'Attic',
  },
  {
    id: 2,
    guest: 'J. Okoye',
    nights: 1,
    arrival: new Date(2024, 6, 13),
    checkIn: null,
    paid: false,
    room: 'Garden',
  },
  {
    id: 3,
    guest: 'M. Duarte',
    nights: 7,
    arrival: new Date(2024, 6, 13),
    checkIn: new Date(2024, 6, 13, 18, 5),
    paid: true,
    room: 'Courtyard',
  },
];
