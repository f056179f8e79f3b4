import { inFile, type Mutant } from './mutant.ts'

/** What the web app sends, keeps and shows. */
export const browser: readonly Mutant[] = [
  ...inFile({ file: 'web/src/data/client.ts', tests: ['web/src/data/client.test.ts'] }, [
    {
      id: 'new-key-each-time',
      find: 'options.key ?? setup.newKey()',
      replace: 'setup.newKey()',
      why: 'A post that is sent again counts as another donation.',
    },
    {
      id: 'no-second-token',
      find: 'if (first.status !== 401 || isPublic) return first',
      replace: 'if (first.status > 0 || isPublic) return first',
      why: 'After an hour every click leads to the sign-in.',
    },
    {
      id: 'cache-of-other-language',
      find: `const cacheKey = (address: string) => \`\${setup.language()} \${address}\``,
      replace: 'const cacheKey = (address: string) => address',
      why: 'After a change of language half of the screen stays English.',
    },
    {
      id: 'change-answered-from-cache',
      find: "endpoint.method === 'GET' && !endpoint.changes ? answerCache",
      replace: "endpoint.method === 'GET' ? answerCache",
      why: 'A second move of a match is answered from memory and never made.',
    },
    {
      id: 'refusal-as-success',
      find: "  if (!answer.Successful) throw new Refused(answer.FailureReason ?? '')\n  const read",
      replace: '  const read',
      why: 'The screen says ‘accepted’ when the offer was gone.',
    },
    {
      id: 'fault-never-lost',
      find: 'error.status === 0 || error.status >= 500',
      replace: 'error.status === 0',
      why: 'After a fault of the server the same donation goes out under another key.',
    },
    {
      id: 'unescaped-path',
      find: 'encodeURIComponent(String(input[name]))',
      replace: 'String(input[name])',
      why: 'A name with a slash calls another endpoint.',
    },
  ]),
  ...inFile({ file: 'web/src/data/actionKey.ts', tests: ['web/src/data/held.test.ts'] }, [
    {
      id: 'key-for-each-click',
      find: 'if (kept?.input !== text) kept',
      replace: 'kept',
      why: 'The second click on Send posts a second time.',
    },
    {
      id: 'key-for-ever',
      find: '      kept = undefined\n',
      replace: '',
      why: 'The same receipt of the next day is answered with yesterday’s.',
    },
  ]),
  ...inFile({ file: 'web/src/data/held.ts', tests: ['web/src/data/held.test.ts'] }, [
    {
      id: 'own-change-flickers',
      find: 'held !== undefined && now < held.until ? held.value : server',
      replace: 'server',
      why: 'A switch jumps back for a moment after each click.',
    },
    {
      id: 'held-a-moment-longer',
      find: 'now < held.until ?',
      replace: 'now <= held.until ?',
      why: 'The server’s value is ignored longer than the five seconds.',
    },
  ]),
  ...inFile({ file: 'web/src/data/clock.ts', tests: ['web/src/data/clock.test.ts'] }, [
    {
      id: 'clock-of-the-phone',
      find: 'export const serverNow = () => Date.now() + offset',
      replace: 'export const serverNow = () => Date.now()',
      why: 'On a phone that is ten minutes slow an offer looks open that has ended.',
    },
  ]),
  ...inFile({ file: 'web/src/realtime/swapRanks.ts', tests: ['web/src/realtime/swapRanks.test.ts'] }, [
    {
      id: 'both-on-one-rank',
      find: '    [to, from],\n',
      replace: '',
      why: 'For a moment two agencies stand on the same rank.',
    },
  ]),
  ...inFile({ file: 'web/src/realtime/prediction.ts', tests: ['web/src/realtime/prediction.test.ts'] }, [
    {
      id: 'prediction-from-now',
      find: 'liveOffers(donation)[0]?.AgencyExpirationTime ?? donation.StartAfter',
      replace: 'donation.StartAfter',
      why: 'Staff read that the next agency is asked at once, while the first still has an hour.',
    },
  ]),
  ...inFile({ file: 'web/src/realtime/standing.ts', tests: ['web/src/realtime/standing.test.ts'] }, [
    {
      id: 'buttons-of-other-food-banks',
      find: 'can(action, donation) && mayCall(calls[action], reader.ActiveRole) && isOfOwnFoodBank(reader, donation)',
      replace: 'can(action, donation) && mayCall(calls[action], reader.ActiveRole)',
      why: 'Staff get buttons that only ever answer ‘not found’.',
    },
  ]),
  ...inFile({ file: 'web/src/agency/offerState.ts', tests: ['web/src/agency/offerState.test.ts'] }, [
    {
      id: 'accept-button-too-long',
      find: "Date.parse(match.AgencyExpirationTime) <= now.getTime() ? 'expired' : 'open'",
      replace: "Date.parse(match.AgencyExpirationTime) < now.getTime() ? 'expired' : 'open'",
      why: 'Accept can be pressed when it can only be refused.',
    },
  ]),
  ...inFile({ file: 'web/src/grid/groupRows.ts', tests: ['web/src/grid/groupRows.test.ts'] }, [
    {
      id: 'descending-ascends',
      find: "sort?.direction === 'desc' ? -1 : 1",
      replace: '1',
      why: 'A list sorted by the largest shows the smallest first.',
    },
  ]),
  ...inFile({ file: 'web/src/donor/keptDraft.ts', tests: ['web/src/donor/keptDraft.test.ts'] }, [
    {
      id: 'kept-key-thrown-away',
      find: 'before?.content === content ? before : { key: newKey(), content }',
      replace: '{ key: newKey(), content }',
      why: 'A phone that lost its connection posts the same food again.',
    },
    {
      id: 'draft-of-yesterday',
      find: 'kept.success && now - kept.data.savedAt < keptFor ?',
      replace: 'kept.success ?',
      why: 'Yesterday’s bread is posted as today’s.',
    },
  ]),
  ...inFile({ file: 'web/src/donor/items.ts', tests: ['web/src/donor/items.test.ts'] }, [
    {
      id: 'comma-lost',
      find: ".replace(',', '.')",
      replace: ".replace(',', '')",
      why: '12,5 pounds become 125.',
    },
  ]),
  ...inFile({ file: 'web/src/receipts/receiptForm.ts', tests: ['web/src/receipts/receiptForm.test.ts'] }, [
    {
      id: 'pounds-repeated',
      find: 'categoryId !== null && seen.has(categoryId)',
      replace: 'categoryId === null',
      why: 'A receipt lists bread twice and is refused after it was sent.',
    },
    {
      id: 'receipt-of-tomorrow',
      find: "form.date > today ? 'errorFuture' : undefined",
      replace: 'undefined',
      why: 'A receipt is dated to a day to come and is refused after it was sent.',
    },
  ]),
  ...inFile({ file: 'web/src/app/legacy.ts', tests: ['web/src/app/legacy.test.ts'] }, [
    {
      id: 'return-to-anywhere',
      find: 'return origin === here && ',
      replace: 'return ',
      why: 'A link in a mail leads through the sign-in to a page that steals passwords.',
    },
  ]),

  ...inFile({ file: 'web/src/app/storedToken.ts', tests: ['web/src/app/storedToken.test.ts'] }, [
    {
      id: 'token-to-the-last-second',
      find: 'expires - early <= now',
      replace: 'expires <= now',
      why: 'A call goes out with a token that ends on its way.',
    },
  ]),
  ...inFile({ file: 'web/src/agency/agencyGroups.ts', tests: ['web/src/agency/agencyGroups.test.ts'] }, [
    {
      id: 'ended-offer-on-top',
      find: ' && Date.parse(row.AgencyExpirationTime) > now',
      replace: '',
      why: 'An agency’s first line is an offer that has ended.',
    },
  ]),
  ...inFile({ file: 'web/src/donor/postForm.ts', tests: ['web/src/donor/postForm.test.ts'] }, [
    {
      id: 'start-by-utc',
      find: 'instantOf(form.startDay, form.startHour, zone)',
      replace: "instantOf(form.startDay, form.startHour, 'UTC')",
      why: 'A start at eight in the morning begins at three in the night.',
    },
  ]),
  ...inFile({ file: 'web/src/ui/time.ts', tests: ['web/src/ui/time.test.ts'] }, [
    {
      id: 'day-before',
      find: "timeZone: isDay(value) ? 'UTC' : zone }",
      replace: 'timeZone: zone }',
      why: 'A calendar day shifts with the zone of the browser.',
    },
  ]),

  ...inFile({ file: 'web/src/data/early.ts', tests: ['web/src/data/early.test.ts'] }, [
    {
      id: 'answer-read-twice',
      find: 'answer.then((response) => response.clone())',
      replace: 'answer',
      why: 'The first script reads the session away, and every screen says that it could not be loaded.',
    },
    {
      id: 'question-cut-off',
      find: 'const moment = /[?&]d=\\d+$/',
      replace: 'const moment = /[?&].*d=\\d+$/',
      why: 'A list’s early answer is never taken, and each visit asks twice.',
    },
  ]),
  ...inFile({ file: 'web/src/routes.tsx', tests: ['web/src/routes.test.ts'] }, [
    {
      id: 'early-without-values',
      find: "encodeURIComponent(params[name] ?? '')",
      replace: "params[name] ?? ''",
      why: 'A place with a stroke in it asks early for something else.',
    },
  ]),
  ...inFile({ file: 'web/src/grid/columns.ts', tests: ['web/src/grid/columns.test.ts'] }, [
    {
      id: 'columns-jump',
      find: 'Math.max(width, minWidth)',
      replace: 'width',
      why: 'Lines move sideways under the finger when the grid takes their place.',
    },
  ]),
  ...inFile({ file: 'web/src/grid/useListState.ts', tests: ['web/src/grid/useListState.test.ts'] }, [
    {
      id: 'filter-on-the-fifth-page',
      find: "  if (!('cursor' in change)) next.delete('cursor')\n",
      replace: '',
      why: 'A new filter shows an empty page, because its list has no fifth one.',
    },
  ]),
  ...inFile({ file: 'web/src/agency/proposal.ts', tests: ['web/src/agency/proposal.test.ts'] }, [
    {
      id: 'choice-overtaken-by-time',
      find: 'const window = times.find((type) => type.ID === choice.windowId) ?? times[0]',
      replace: 'const window = times.find((type) => type.ID === (choice.windowId ?? times[0]?.ID))',
      why: 'A page that was open over lunch offers nothing at all.',
    },
    {
      id: 'tomorrow-is-a-date',
      find: 'day === addDays(today, 1) ?',
      replace: 'day === addDays(today, 2) ?',
      why: 'The day after tomorrow is called tomorrow: a driver comes a day early.',
    },
  ]),
  ...inFile({ file: 'web/src/agency/dailyPickups.ts', tests: ['web/src/agency/dailyPickups.test.ts'] }, [
    {
      id: 'last-day-of-the-chart',
      find: 'const days = daysBetween(start, end) + 1',
      replace: 'const days = daysBetween(start, end)',
      why: 'Today’s pickup is missing from the chart.',
    },
  ]),
  ...inFile({ file: 'web/src/realtime/gridQuestion.ts', tests: ['web/src/realtime/gridQuestion.test.ts'] }, [
    {
      id: 'grid-without-zone',
      find: '  zone,\n})',
      replace: '})',
      why: 'The days of a grid are those of London.',
    },
  ]),
]
