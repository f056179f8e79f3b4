import { texts } from '../../../core/text/text.ts'

/** Names of the pickup windows by the code of their type; a custom window is named by its hours. */
export const pickupTimeTexts = texts(
  {
    ASAP: 'As soon as possible',
    MORNING: 'Morning (8 AM to 12 PM)',
    MIDDAY: 'Midday (10 AM to 2 PM)',
    AFTERNOON: 'Afternoon (12 PM to 5 PM)',
    EVENING: 'Evening (5 PM to 8 PM)',
    ALLDAY: 'All day (8 AM to 8 PM)',
    CUSTOM: 'Custom window',
    customName: '{start} to {end}',
    originalWindowUnavailable:
      'The pickup window of the donor is over for today. Please choose one of the remaining times.',
  },
  {
    ASAP: 'Lo antes posible',
    MORNING: 'Mañana (8 a.m. a 12 p.m.)',
    MIDDAY: 'Mediodía (10 a.m. a 2 p.m.)',
    AFTERNOON: 'Tarde (12 p.m. a 5 p.m.)',
    EVENING: 'Noche (5 p.m. a 8 p.m.)',
    ALLDAY: 'Todo el día (8 a.m. a 8 p.m.)',
    CUSTOM: 'Horario propio',
    customName: '{start} a {end}',
    originalWindowUnavailable: 'El horario de recogida del donante ya terminó hoy. Elija una de las horas que quedan.',
  },
)
