export interface Office {
  id: number;
  office: string;
  country: string;
  city: string;
}

const cities: Readonly<Record<string, string[] | undefined>> = {
  Portugal: ['Braga', 'Faro', 'Porto'],
  Norway: ['Bergen', 'Oslo'],
};

export const countries = Object.keys(cities);

export function citiesOf(country: string | undefined): string[] {
  return cities[country ?? ''] ?? [];
}

export const rows: Office[] = [
  { id: 1, office: 'Sales', country: 'Portugal', city: 'Porto' },
  { id: 2, office: 'Survey', country: 'Norway', city: 'Bergen' },
  { id: 3, office: 'Storage', country: 'Portugal', city: 'Faro' },
];
