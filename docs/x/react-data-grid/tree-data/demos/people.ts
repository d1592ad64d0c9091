export interface Person {
  id: number;
  boss: number | null;
  name: string;
  role: string;
  ward: string;
  hours: number;
}

const person = (
  id: number,
  boss: number | null,
  name: string,
  role: string,
  ward: string,
  hours: number,
): Person => ({ id, boss, name, role, ward, hours });

export const staff: Person[] = [
  person(1, null, 'Ines Falk', 'Director', 'All', 38),
  person(2, 1, 'Tomas Brand', 'Head of surgery', 'Surgery', 40),
  person(3, 1, 'Aiko Mori', 'Head of nursing', 'All', 38),
  person(4, 2, 'Rui Pires', 'Surgeon', 'Surgery', 36),
  person(5, 2, 'Greta Dahl', 'Surgeon', 'Surgery', 28),
  person(6, 3, 'Noor Haddad', 'Ward sister', 'Children', 38),
  person(7, 6, 'Piet Kruse', 'Nurse', 'Children', 24),
  person(8, 6, 'Elsa Roux', 'Nurse', 'Children', 32),
  person(9, 3, 'Milan Vesely', 'Nurse', 'Surgery', 38),
];
