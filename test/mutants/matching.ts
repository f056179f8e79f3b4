import { inFile, type Mutant } from './mutant.ts'

/** Whom a donation is offered to, when it can be fetched, and by whose clock. */
export const matching: readonly Mutant[] = [
  ...inFile({ file: 'shared/matching/score.ts', tests: ['shared/matching/score.test.ts'] }, [
    {
      id: 'preset-last',
      find: '(a.agency.PresetRank ?? afterPresets) -',
      replace: '(a.agency.PresetRank ?? 0) -',
      why: 'The store’s standing partners are asked last.',
    },
    {
      id: 'eleven-matches',
      find: 'candidates.length === mostMatches',
      replace: 'candidates.length > mostMatches',
      why: 'One agency more than the limit is matched.',
    },
    {
      id: 'fullest-first',
      find: 'need > 0 ? 1 - share(received, need) : 0.5',
      replace: 'need > 0 ? share(received, need) : 0.5',
      why: 'Who has received most gets the next donation, too.',
    },
    {
      id: 'unknown-agency-never-asked',
      find: 'share(accepted + 1, answered + 2)',
      replace: 'share(accepted, answered)',
      why: 'A new agency counts as one that always declines.',
    },
    {
      id: 'inactive-agency-matched',
      find: "  if (!agency.IsActive) return because('inactive')\n",
      replace: '',
      why: 'An agency that takes no part is asked again and again.',
    },
    {
      id: 'storage-ignored',
      find: "  if (missing.length > 0) return because('storage'",
      replace: "  if (missing.length > 9) return because('storage'",
      why: 'Frozen food goes to an agency without a freezer.',
    },
    {
      id: 'edge-of-the-circle',
      find: 'DistanceMiles > agency.MaxMiles &&',
      replace: 'DistanceMiles >= agency.MaxMiles &&',
      why: 'An agency that takes donations up to 50 miles is not asked at 50.',
    },
    {
      id: 'preset-too-far',
      find: ' && agency.PresetRank === null)',
      replace: ')',
      why: 'The partner that the food bank chose is left out for its distance.',
    },
    {
      id: 'worse-score-first',
      find: 'b.TotalMatchScore - a.TotalMatchScore ||',
      replace: 'a.TotalMatchScore - b.TotalMatchScore ||',
      why: 'The agency that fits least is asked first.',
    },
  ]),
  ...inFile({ file: 'shared/matching/weeks.ts', tests: ['shared/matching/weeks.test.ts'] }, [
    {
      id: 'week-of-the-wrong-year',
      find: 'const year = thursday.getUTCFullYear()',
      replace: 'const year = at.getUTCFullYear()',
      why: 'At the turn of the year pounds are counted in a week that never comes back.',
    },
    {
      id: 'twelve-weeks',
      find: 'const weeksOfFairness = 13',
      replace: 'const weeksOfFairness = 12',
      why: 'The oldest week of the 90 days does not count.',
    },
  ]),
  ...inFile({ file: 'shared/pickup/proposal.ts', tests: ['shared/pickup/proposal.test.ts'] }, [
    {
      id: 'window-just-over',
      find: 'instantOf(day, type.HourEnd, zone) <= now',
      replace: 'instantOf(day, type.HourEnd, zone) < now',
      why: 'An agency agrees on a pickup window that ends this very moment.',
    },
    {
      id: 'half-hour-past-the-window',
      find: 'inner.HourStart >= outer.HourStart && inner.HourEnd <= outer.HourEnd',
      replace: 'inner.HourStart >= outer.HourStart',
      why: 'A driver comes after the store has closed.',
    },
    {
      id: 'slot-under-way-gone',
      find: 'return end > now && end > instantOf(day, hour, zone)',
      replace: 'return instantOf(day, hour, zone) > now',
      why: 'The half hour that runs is not offered: the last pickup of the day is lost.',
    },
    {
      id: 'eight-days',
      find: 'export const openDays = 7',
      replace: 'export const openDays = 8',
      why: '‘Next Seven Days’ lists eight.',
    },
    {
      id: 'late-food-only-today',
      find: 'return isLate ? [today, addDays(today, 1)] : [day]',
      replace: 'return isLate ? [today] : [day]',
      why: 'Food whose window is over can’t be fetched tomorrow any more.',
    },
    {
      id: 'any-time-later',
      find: 'original.IsASAP ? [...allTimes] : [original]',
      replace: '[...allTimes]',
      why: 'An agency chooses a time at which the store does not give anything out.',
    },
    {
      id: 'month-and-a-day',
      find: 'if (ahead > mostDaysAhead) return',
      replace: 'if (ahead > mostDaysAhead + 1) return',
      why: 'A pickup is recorded beyond the limit that the form names.',
      tests: ['shared/donation/post.test.ts'],
    },
  ]),
  ...inFile({ file: 'shared/pickup/pickupTime.ts', tests: ['shared/pickup/pickupTime.test.ts'] }, [
    {
      id: 'noon-is-midnight',
      find: '(Number(hour) % 12) * 2',
      replace: 'Number(hour) * 2',
      why: 'A window from 12:00 PM is stored as one of the next day.',
    },
    {
      id: 'window-number-clash',
      find: 'const endsPerStart = 49',
      replace: 'const endsPerStart = 48',
      why: 'Two windows share a number: the agency reads another time than the donor typed.',
    },
  ]),
  ...inFile({ file: 'shared/time/zone.ts', tests: ['shared/time/zone.test.ts'] }, [
    {
      id: 'second-pass-of-the-hour',
      find: 'const early = wall - Math.max(before, after)',
      replace: 'const early = wall - Math.min(before, after)',
      why: 'On the night the clocks go back a deadline is an hour off.',
    },
    {
      id: 'day-in-utc',
      find: '(at: Date, zone: string) => dayOf(at.getTime() + offsetMs(at.getTime(), zone))',
      replace: '(at: Date, zone: string) => dayOf(at.getTime() + 0 * offsetMs(at.getTime(), zone))',
      why: 'In the evening today is tomorrow.',
    },
    {
      id: 'west-is-east',
      find: "return sign === '-' ? -ahead : ahead",
      replace: 'return ahead',
      why: 'Every pickup in America is shown by a clock of Asia.',
    },
    {
      id: 'half-hour-zones',
      find: '(Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minuteMs',
      replace: 'Number(hours ?? 0) * 60 * minuteMs',
      why: 'In zones of half hours every window is off by thirty minutes.',
    },
    {
      id: 'last-of-february',
      find: 'Math.min(date.getUTCDate(), last)',
      replace: 'date.getUTCDate()',
      why: 'A month before the 31st of March is the 3rd of March.',
    },
  ]),

  ...inFile({ file: 'functions/realtime/matchDonation.ts', tests: ['functions/realtime/matchDonation.test.ts'] }, [
    {
      id: 'everybody-is-preset',
      find: 'PresetRank: preset < 0 ? null : preset + 1',
      replace: 'PresetRank: preset + 1',
      why: 'Agencies without any standing agreement come before the store’s partners.',
    },
    {
      id: 'fairness-forgets',
      find: 'sum + Number(record?.[week] ?? 0)',
      replace: 'sum + 0 * Number(record?.[week] ?? 0)',
      why: 'Who has received a ton counts like who has received nothing.',
    },
    {
      id: 'answers-forgotten',
      find: 'OffersAccepted: record?.OffersAccepted ?? 0',
      replace: 'OffersAccepted: 0',
      why: 'An agency that always comes counts like one that never does.',
    },
    {
      id: 'weights-ignored',
      find: 'weights: foodBank.Settings.MatchWeights,',
      replace: 'weights: { ...foodBank.Settings.MatchWeights, closeness: 100, fairness: 0 },',
      why: 'Closeness decides, whatever the food bank has chosen.',
    },
  ]),
  ...inFile({ file: 'shared/donation/predict.ts', tests: ['shared/donation/predict.test.ts'] }, [
    {
      id: 'all-predicted-at-once',
      find: "mode === 'ordered' ? place * period : 0",
      replace: '0 * place * period',
      why: 'Staff believe that everybody is asked now.',
    },
    {
      id: 'prediction-in-the-past',
      find: 'Math.max(now.getTime(), startAfter?.getTime() ?? 0)',
      replace: 'startAfter?.getTime() ?? now.getTime()',
      why: 'Staff read that agencies were asked hours ago.',
    },
  ]),
]
