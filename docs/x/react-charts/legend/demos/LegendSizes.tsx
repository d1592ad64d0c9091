import { PieChart } from '@mui/x-charts/PieChart';

const budget = [
  { id: 'wages', label: 'Wages and\nholiday pay', value: 46 },
  { id: 'rooms', label: 'Rent, heating\nand cleaning', value: 31 },
  { id: 'stock', label: 'Instruments', value: 14 },
  { id: 'other', label: 'Other', value: 9 },
];

export default function LegendSizes() {
  return (
    <figure
      aria-label="Budget of a music school"
      style={{ margin: 0, width: '100%' }}
    >
      <PieChart
        desc="Nearly half of the budget goes into wages."
        series={[
          {
            data: budget,
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
        slotProps={{
          legend: {
            itemMarkWidth: 10,
            itemMarkHeight: 10,
            markGap: 8,
            itemGap: 14,
            padding: 0,
            labelStyle: { fontSize: 13 },
          },
        }}
        margin={{ top: 8, bottom: 8, left: 8, right: 136 }}
        height={240}
      />
    </figure>
  );
}
