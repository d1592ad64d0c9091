import { PieChart } from '@mui/x-charts/PieChart';

export default function WasteByKind() {
  return (
    <PieChart
      title="Household waste by kind"
      desc="Organic waste is the largest part with 41 kg, metal the smallest with 6 kg."
      series={[
        {
          data: [
            { id: 'organic', value: 41, label: 'Organic' },
            { id: 'paper', value: 27, label: 'Paper' },
            { id: 'glass', value: 16, label: 'Glass' },
            { id: 'metal', value: 6, label: 'Metal' },
          ],
          valueFormatter: (item) => `${item.value} kg`,
        },
      ]}
      height={180}
    />
  );
}
