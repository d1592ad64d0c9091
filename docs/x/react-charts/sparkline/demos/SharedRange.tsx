import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const rooms = [
  { name: 'Server room', humidity: [41, 42, 42, 41, 43, 42] },
  { name: 'Archive', humidity: [48, 51, 55, 58, 54, 50] },
  { name: 'Laundry', humidity: [62, 78, 71, 85, 66, 74] },
];

export default function SharedRange() {
  return (
    <Table
      size="small"
      aria-label="Humidity per room, in percent"
      sx={{ maxWidth: 420, '& .MuiTableCell-root': { paddingInline: 0.5 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Room</TableCell>
          <TableCell>Own range</TableCell>
          <TableCell>0 to 100</TableCell>
          <TableCell align="right">Now</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rooms.map(({ name, humidity }) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell>
              <SparkLineChart
                title={`${name}: shape of the changes`}
                data={humidity}
                width={64}
                height={40}
              />
            </TableCell>
            <TableCell>
              <SparkLineChart
                title={`${name}: humidity between 0 and 100`}
                data={humidity}
                yAxis={{ min: 0, max: 100 }}
                width={64}
                height={40}
              />
            </TableCell>
            <TableCell align="right">{humidity.at(-1)}%</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
