import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
const day = dayjs('19 September 2024');
const pattern = 'YYYY';

export default function Untranslatable(props: { readonly any: any }) {
  return (
    <p title={`${day}`}>
      {day.format(pattern)} {day.format('Do MMM')} {day.toString()}
      {props.any.format('YYYY')} {day.unix() - +day}
    </p>
  );
}
