import type { CompanyDetails } from '@volan/api-contract';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The hours of a business as schema.org tells them, those of a week and those of single days. [M60] */
export function businessHoursFacts({
  opening_hours: week,
  hours_exceptions: exceptions,
}: Pick<CompanyDetails, 'opening_hours' | 'hours_exceptions'>) {
  return {
    openingHoursSpecification: week?.flatMap((hours, day) =>
      hours
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: `https://schema.org/${days[day]}`,
              opens: hours.opens,
              closes: hours.closes,
            },
          ]
        : [],
    ),
    // closed all day is written as from midnight to midnight
    specialOpeningHoursSpecification: exceptions.map(({ from, to, hours }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: hours?.opens ?? '00:00',
      closes: hours?.closes ?? '00:00',
    })),
  };
}
