import { inFile, type Mutant } from './mutant.ts'

/** Reactions, timers and the outbox: what nobody calls and nobody may lose. */
export const clockwork: readonly Mutant[] = [
  ...inFile({ file: 'functions/reaction.ts', tests: ['test/api/races.test.ts'] }, [
    {
      id: 'fact-applied-twice',
      find: '    when: absent,\n  }\n  try {',
      replace: '  }\n  try {',
      why: 'A message that comes twice counts an answer twice: the ranking grows unfair.',
    },
    {
      id: 'failed-message-lost',
      find: '        failed.push(record.messageId)\n',
      replace: '',
      why: 'An offer whose settling failed once never ends.',
    },
  ]),
  ...inFile({ file: 'functions/timers/sweepDue.ts', tests: ['test/api/races.test.ts'] }, [
    {
      id: 'short-look-ahead',
      find: 'const lookAhead = 120_000',
      replace: 'const lookAhead = 60_000',
      why: 'After one missed sweep offers end a minute late.',
    },
    {
      id: 'delay-rounded-down',
      find: 'Math.ceil((Date.parse(due.dueAt) - now) / 1000)',
      replace: 'Math.floor((Date.parse(due.dueAt) - now) / 1000)',
      why: 'The message comes before its time, changes nothing, and the offer ends with the next sweep.',
    },
    {
      id: 'last-shard-forgotten',
      find: '[...Array(dueShards).keys()]',
      replace: '[...Array(dueShards - 1).keys()]',
      why: 'Every fourth donation stands still for ever.',
    },
    {
      id: 'unqueued-unnoticed',
      find: 'if (answer.Failed?.length)',
      replace: 'if (answer.Failed === null)',
      why: 'Timers that the queue did not take are lost without an alarm.',
    },
    {
      id: 'tenth-entry-lost',
      find: 'found.slice(start, start + mostEntries).map',
      replace: 'found.slice(start, start + mostEntries - 1).map',
      why: 'On a busy minute every tenth offer does not end.',
    },
  ]),
  ...inFile({ file: 'functions/timers/settleDue.ts', tests: ['test/api/races.test.ts'] }, [
    {
      id: 'lost-matching-not-settled',
      find: "if (donation.Stage === 'matching') await matchDonation(donation, now)\n  else await",
      replace: 'await',
      why: 'A donation whose matching was lost waits until it spoils.',
    },
  ]),
  ...inFile({ file: 'functions/outbox/publishFacts.ts', tests: ['test/api/races.test.ts'] }, [
    {
      id: 'refused-fact-lost',
      find: 'if (refused >= 0) return',
      replace: 'if (refused > 0) return',
      why: 'A fact that the bus did not take is never told: an agency is not written to.',
    },
    {
      id: 'goes-on-after-refused',
      find: "part[refused]?.sequence ?? ''",
      replace: "part[refused + 1]?.sequence ?? ''",
      why: 'The stream goes on behind the fact that failed.',
    },
    {
      id: 'changes-published',
      find: "record.eventName !== 'INSERT' || ",
      replace: '',
      why: 'Old facts are told again when their items are touched.',
    },
    {
      id: 'past-is-news',
      find: '  if (image[noNews]?.BOOL) return undefined\n',
      replace: '',
      why: 'Seeding or taking over a year of donations writes to everybody about each of them.',
    },
  ]),

  ...inFile({ file: 'functions/agency/acceptMatch.ts', tests: ['test/api/races.test.ts'] }, [
    {
      id: 'slow-acceptance-counts',
      find: '    answersOffer: true,\n',
      replace: '',
      why: 'An acceptance that was slow on its way counts after the deadline.',
    },
  ]),
  ...inFile({ file: 'functions/agency/declineMatch.ts', tests: ['test/api/races.test.ts'] }, [
    {
      id: 'slow-decline-counts',
      find: '    answersOffer: true,\n',
      replace: '',
      why: 'An offer that has expired counts as declined: the agency’s record is wrong.',
    },
  ]),
  ...inFile({ file: 'events/subscriptions.ts', tests: ['test/simulation/simulation.test.ts'] }, [
    {
      id: 'offers-without-mail',
      find: '      realtime.offerMade,\n',
      replace: '',
      why: 'Agencies learn of offers only when they happen to look.',
      tests: ['events/realtime.test.ts'],
    },
    {
      id: 'expiries-not-learned',
      find: 'to: facts(realtime.offerAccepted, realtime.offerDeclined, realtime.offerExpired, realtime.receiptCreated)',
      replace: 'to: facts(realtime.offerAccepted, realtime.offerDeclined, realtime.receiptCreated)',
      why: 'An agency that never answers is asked first again and again.',
    },
  ]),

  ...inFile({ file: 'functions/timers/sweepDue.ts', tests: ['test/api/races.test.ts'] }, [
    {
      id: 'late-timers-unreported',
      find: '  report(found, now)\n',
      replace: '',
      why: 'Offers stop ending, and the alarm sees nothing.',
    },
    {
      id: 'latest-timer-reported',
      find: 'const oldest = Math.min(now, ',
      replace: 'const oldest = Math.max(now, ',
      why: 'The alarm of timers that wait too long can’t ring.',
    },
  ]),
  ...inFile({ file: 'functions/reaction.ts', tests: ['test/api/races.test.ts'] }, [
    {
      id: 'one-bad-message-stops-all',
      find: '        failed.push(record.messageId)\n',
      replace: '        failed.push(...event.Records.map((each) => each.messageId))\n',
      why: 'What succeeded is worked off again with each failure of another message.',
    },
  ]),
]
