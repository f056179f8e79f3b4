import { inFile, type Mutant } from './mutant.ts'

/** Bugs in write conditions, guarded counters, aggregates, versions, idempotency keys, cursors and reads. */

const joined = inFile({ file: 'functions/core/table/conditions.ts', tests: ['functions/core/table/table.test.ts'] }, [
  {
    id: 'either-condition',
    find: "joined('AND', conditions)",
    replace: "joined('OR', conditions)",
    why: 'An answer after the deadline counts when nobody changed the donation since it was read.',
  },
  {
    id: 'guard-one-too-high',
    find: "comparison('>=', 'least')",
    replace: "comparison('>', 'least')",
    why: 'The last box of a product can’t be handed out.',
  },
])
const conditions = inFile({ file: 'functions/core/table/write.ts', tests: ['functions/core/table/table.test.ts'] }, [
  {
    id: 'put-without-condition',
    find: 'Item: write.put, ...expressionOf(write.when) }',
    replace: 'Item: write.put }',
    why: 'Of two people who change a donation at once, the first one’s change is lost.',
  },
  {
    id: 'delete-without-condition',
    find: 'Key: write.remove, ...expressionOf(write.when) }',
    replace: 'Key: write.remove }',
    why: 'A storage location that holds products is deleted, and nobody knows where they lie.',
    tests: ['test/api/pantry/storage/storage.test.ts'],
  },
  {
    id: 'guard-lost-beside-condition',
    find: '[...(when ? [when] : []), ...guards]',
    replace: 'when ? [when] : guards',
    why: 'A counter goes below 0 where the write has another condition as well.',
  },
  {
    id: 'row-count-overwritten',
    find: `isAdded ? \`#row.#u\${i} + \` : ''`,
    replace: `isAdded ? '' : ''`,
    why: 'A list shows that a storage location holds one product when it holds twenty.',
  },
  {
    id: 'condition-as-fault',
    find: '      if (failed.length > 0) throw new ConditionFailed(failed)\n',
    replace: '',
    why: 'Whoever is second reads of a fault instead of what happened.',
  },
  {
    id: 'wrong-write-failed',
    find: 'writes.slice(index, index + 1)',
    replace: 'writes.slice(0, 1)',
    why: 'A conflict with the own repeated call is taken for one with somebody else.',
  },
  {
    id: 'conflict-not-repeated',
    find: 'if (!isRetryable(reasons)) throw error',
    replace: 'throw error',
    why: 'When two agencies answer in the same millisecond, one of them reads of a fault.',
  },
  {
    id: 'throttling-not-repeated',
    find: "      reason.Code === 'ThrottlingError' ||\n",
    replace: '',
    why: 'In a busy minute a donation can’t be posted, though the next try would have succeeded.',
  },
  {
    id: 'first-number-zero',
    find: 'Number(answer.Attributes?.Last) - size + 1',
    replace: 'Number(answer.Attributes?.Last) - size',
    why: 'The first donation of a tenant has the number 0 and can’t be opened.',
    tests: ['functions/core/table/ids.test.ts'],
  },
])

const aggregates = inFile(
  { file: 'functions/core/table/aggregate.ts', tests: ['test/api/core/races.isolated.test.ts'] },
  [
    {
      id: 'save-over-others',
      // Each of the two conditions alone suffices: two changes of one version write the same event keys.
      find: `      ...this.#itemWrites(saved, before === undefined, further ? and(unchanged, further) : unchanged),
      ...(this.#definition.projections?.(before, saved, { at: now, events }) ?? []),
      ...eventWrites(this.#definition.key(saved.ID), newEvents),`,
      replace: `      ...this.#itemWrites(saved, before === undefined, further),
      ...(this.#definition.projections?.(before, saved, { at: now, events }) ?? []),
      ...eventWrites(this.#definition.key(saved.ID), newEvents).map(({ put }) => ({ put })),`,
      why: 'Two agencies both read that the donation is theirs, and both drive.',
    },
    {
      id: 'deadline-not-written',
      find: 'further ? and(unchanged, further) : unchanged),',
      replace: 'unchanged),',
      why: 'A slow answer counts after the deadline, when the next agency is asked already.',
    },
    {
      id: 'deadline-of-first-try',
      find: 'await (before ? table.commit(writes, 1) : table.commit(writes))',
      replace: 'await table.commit(writes)',
      why: 'After a conflict an answer is written with the time of its first try, after the deadline.',
    },
    {
      id: 'second-decision-by-old-clock',
      find: '      at = new Date()\n',
      replace: '',
      why: 'After a conflict a late answer is judged by the time before it.',
    },
    {
      id: 'second-decision-on-old-state',
      find: '      current = again\n',
      replace: '',
      why: 'After a conflict the same decision fails again and again, until the person reads of a conflict.',
    },
    {
      id: 'few-tries',
      find: 'const defaultTries = 40',
      replace: 'const defaultTries = 3',
      why: 'When many agencies answer at once, some answers are lost.',
      tests: ['functions/core/table/retryConflicts.test.ts'],
    },
    {
      id: 'repeat-raises-version',
      find: '    if (before && events.length === 0 && state === before && also.length === 0) return { state, events: [] }\n',
      replace: '',
      why: 'A repeated call, which changes nothing, makes the simultaneous answers of others fail.',
      tests: ['test/api/rescue/offers/offers.test.ts'],
    },
    {
      id: 'further-writes-dropped',
      find: 'also: options.also?.(decided.state) ?? []',
      replace: 'also: []',
      why: 'A donation is marked as receipted and its receipt is not stored.',
      tests: ['test/api/core/idempotency.test.ts'],
    },
    {
      id: 'timer-not-written',
      find: '...attributes(state), ...this.#timerOf(state) }',
      replace: '...attributes(state) }',
      why: 'No offer ends by itself, and food waits for an agency that never answers.',
    },
  ],
)

const outbox = [
  ...inFile(
    { file: 'functions/core/table/outbox.ts', tests: ['functions/rescue/offers/onOfferChanged.isolated.test.ts'] },
    [
      {
        id: 'nobody-did-it',
        find: 'By: by ? { UserID: by.UserID, EntityID: by.EntityID, Role: by.Role } : null',
        replace: 'By: null',
        why: 'People get e-mails about what they have just done themselves.',
      },
      {
        id: 'imports-published',
        find: 'isPublished ? isLast && waiting(event.Subject.ID, event.At) : { [unpublished]: true }',
        replace: 'isLast && waiting(event.Subject.ID, event.At)',
        why: 'Importing last year’s donations mails every agency about each of them.',
        tests: ['test/api/core/races.isolated.test.ts'],
      },
    ],
  ),
  ...inFile({ file: 'functions/core/table/shards.ts', tests: ['test/api/core/races.isolated.test.ts'] }, [
    {
      id: 'shard-never-swept',
      find: 'shards() : mostShards }',
      replace: 'shards() - 1 : mostShards }',
      why: 'The offers of every fourth donation never end.',
    },
    {
      id: 'former-shards-forgotten',
      find: "which === 'now' ? shards() : mostShards",
      replace: 'shards()',
      why: 'When an operator lowers the number of shards, offers from before never end.',
      tests: ['test/api/core/sweep.isolated.test.ts'],
    },
  ]),
  ...inFile({ file: 'functions/core/timers/sweepDue.ts', tests: ['test/api/core/sweep.isolated.test.ts'] }, [
    {
      id: 'sent-timers-not-noted',
      find: '!known.has(timerName(timer))',
      replace: 'true',
      why: 'A backlog of timers is queued anew each minute and never ends.',
    },
  ]),
  ...inFile({ file: 'functions/core/outbox/publishEvents.ts', tests: ['test/api/core/races.isolated.test.ts'] }, [
    {
      id: 'refused-event-lost',
      find: 'events.indexOf(refused)',
      replace: 'events.length - 1',
      why: 'An event that the bus refused is never published: an agency is not told of its offer.',
    },
  ]),
  ...inFile({ file: 'functions/core/outbox/publishing.ts', tests: ['test/api/core/outboxGaps.isolated.test.ts'] }, [
    {
      id: 'refused-event-marked',
      find: 'part.filter((_, index) => !refused[index])',
      replace: 'part',
      why: 'An event that the bus refused counts as published, and no check finds it.',
    },
    {
      id: 'refused-event-without-mark',
      find: 'if (!isMarked) await markMissed',
      replace: 'if (isMarked) await markMissed',
      why: 'An event that the bus refused is forgotten once the last of its change is published.',
    },
  ]),
  ...inFile({ file: 'functions/core/http/reaction.ts', tests: ['test/api/core/races.isolated.test.ts'] }, [
    {
      id: 'applied-mark-overwritten',
      find: '    when: absent,\n',
      replace: '',
      why: 'An answer that is delivered twice counts twice in an agency’s record.',
    },
    {
      id: 'any-conflict-is-applied',
      find: 'error instanceof ConditionFailed && error.failed.includes(mark)',
      replace: 'error instanceof ConditionFailed',
      why: 'An effect whose own condition fails is taken for done and never repeated.',
      tests: ['functions/core/http/reaction.test.ts'],
    },
  ]),
  ...inFile(
    { file: 'functions/core/mail/mailMark.ts', tests: ['functions/rescue/offers/onOfferChanged.isolated.test.ts'] },
    [
      {
        id: 'mail-claimed-twice',
        find: 'set, when: or(absent, equals({ Claim }))',
        replace: 'set',
        why: 'People get the same e-mail several times.',
      },
      {
        id: 'mail-never-lost',
        find: 'now.getTime() - Date.parse(earlier.At) > sendingMs',
        replace: 'now.getTime() - Date.parse(earlier.At) < 0',
        why: 'An e-mail whose sender died stays unreported for good.',
      },
    ],
  ),
]

const reads = [
  ...inFile({ file: 'functions/core/table/query.ts', tests: ['functions/core/table/table.test.ts'] }, [
    {
      id: 'eventual-read',
      find: 'Key: at, ConsistentRead: true',
      replace: 'Key: at, ConsistentRead: false',
      why: 'Whoever has just posted a donation reads that there is none.',
    },
    {
      id: 'eventual-list',
      find: '{ IndexName: index.name } : { ConsistentRead: query.isConsistent ?? true }',
      replace: '{ IndexName: index.name } : {}',
      why: 'The timeline lacks what the person has just done.',
    },
    {
      id: 'eventual-badges',
      find: '    asked.map(({ at }) => at),\n    true,',
      replace: '    asked.map(({ at }) => at),\n    false,',
      why: 'A message that was just opened still counts as unread.',
    },
    {
      id: 'first-answer-only',
      find: 'start = answer.LastEvaluatedKey',
      replace: 'start = undefined',
      why: 'The end of a long list is missing.',
    },
    {
      id: 'unprocessed-keys-lost',
      find: 'asked = answer.UnprocessedKeys?.[tableName()]?.Keys as Key[] | undefined',
      replace: 'asked = undefined',
      why: 'On a busy day some people get no e-mail.',
    },
    {
      id: 'range-without-end',
      find: "' AND #sort BETWEEN :from AND :to', values: { ':from': from, ':to': to } }",
      replace: "' AND #sort >= :from', values: { ':from': from } }",
      why: 'A report of one month holds all that came after it.',
      tests: ['test/api/core/grids.test.ts'],
    },
    {
      id: 'cursor-out-of-range',
      find: ' || !isWithin(query, position)',
      replace: '',
      why: 'Whoever changes the days while turning pages reads of a fault.',
      tests: ['test/api/core/grids.test.ts'],
    },
    {
      id: 'rows-not-restored',
      find: 'readKnown(schema, await restore?.({ pk: String(pk), sk: String(sk) }))',
      replace: 'schema.parse(item.row)',
      why: 'After an update older donations vanish from every list.',
      tests: ['test/api/core/shapes.test.ts'],
    },
    {
      id: 'row-breaks-page',
      find: "      log.error('row left out', { index, pk, sk, error })\n      return []",
      replace: '      throw error',
      why: 'One donation that can’t be read hides all others of a food bank.',
      tests: ['test/api/core/shapes.test.ts'],
    },
    {
      id: 'cursor-skips-a-row',
      find: 'found[index]?.item',
      replace: 'found[index + 1]?.item',
      why: 'Between two pages of a search a donation is missing.',
      tests: ['test/api/core/grids.test.ts'],
    },
  ]),
  ...inFile({ file: 'functions/core/table/filteredPage.ts', tests: ['test/api/core/grids.test.ts'] }, [
    {
      id: 'search-loses-rest-of-chunk',
      find: 'isLast ? page.cursor : page.cursorAfter(index)',
      replace: 'page.cursor',
      why: 'A search shows the first donations of every hundred only.',
    },
  ]),
  ...inFile({ file: 'functions/core/table/cursor.ts', tests: ['functions/core/table/cursor.test.ts'] }, [
    {
      id: 'cursor-of-any-length',
      find: ' || values.length !== names.length',
      replace: '',
      why: 'A damaged link to a page answers with a fault.',
    },
    {
      id: 'cursor-of-any-value',
      find: ' || !values.every(isKeyValue)',
      replace: '',
      why: 'A link with a made-up position answers with a fault.',
    },
  ]),
  ...inFile({ file: 'functions/core/table/ids.ts', tests: ['functions/core/table/ids.test.ts'] }, [
    {
      id: 'block-for-each-waiter',
      find: 'if (blocks.get(kind) === held) blocks.set',
      replace: 'blocks.set',
      why: 'Numbers are wasted, and the codes that people read aloud grow long.',
    },
    {
      id: 'failed-block-kept',
      find: '    if (blocks.get(kind) === taken) blocks.delete(kind)\n',
      replace: '',
      why: 'After one lost call nobody can post until the function starts anew.',
    },
  ]),
]

const versions = inFile({ file: 'functions/core/table/storedShape.ts', tests: ['test/api/core/shapes.test.ts'] }, [
  {
    id: 'unknown-fields-dropped',
    find: 'return withUnknown(readKnown(schema, upgraded), ownAttributes(upgraded)) as S',
    replace: 'return readKnown(schema, upgraded)',
    why: 'During a deployment the older functions delete what the newer ones have stored.',
  },
  {
    id: 'upgrade-skipped',
    find: 'upgrades.slice(Shape - 1)',
    replace: 'upgrades.slice(Shape)',
    why: 'After an update nobody can open a donation that was posted before it.',
  },
  {
    id: 'old-lists-kept',
    find: '.filter(([name]) => !tableAttributes.has(name))',
    replace: '',
    why: 'A donation stays in the list of offers that it has left.',
  },
])

const idempotencyKeys = inFile(
  { file: 'functions/core/table/idempotency.ts', tests: ['test/api/core/idempotency.test.ts'] },
  [
    {
      id: 'key-of-everybody',
      find: 'storedResponseKey(caller.UserID, endpoint.id, given.key)',
      replace: 'storedResponseKey(0, endpoint.id, given.key)',
      why: 'Two people use the same key: the second one’s food is never posted.',
    },
    {
      id: 'key-of-every-endpoint',
      find: 'storedResponseKey(caller.UserID, endpoint.id, given.key)',
      replace: "storedResponseKey(caller.UserID, '', given.key)",
      why: 'A receipt with the key of a message is answered with the message and never recorded.',
    },
    {
      id: 'response-overwritten',
      find: 'expiryAfter(now, storedDays) },\n  when: absent,',
      replace: 'expiryAfter(now, storedDays) },',
      why: 'Two clicks at once post the same food twice.',
    },
    {
      id: 'key-of-any-input',
      find: 'return InputHash === this.record?.inputHash',
      replace: 'return InputHash !== undefined',
      why: 'A corrected receipt is answered with the uncorrected one and never recorded.',
    },
    {
      id: 'responses-kept-for-ever',
      find: 'expires: expiryAfter(now, storedDays)',
      replace: 'expires: now.getTime()',
      why: 'The table grows with every click: it reads the milliseconds as seconds and deletes nothing.',
    },
    {
      id: 'own-repeat-not-recognized',
      find: "error.failed.some((write) => 'put' in write && write.put.sk === responseSort && 'InputHash' in write.put)",
      replace: 'false',
      why: 'A second click reads of a conflict although the donation was posted.',
    },
  ],
)

const donations = [
  ...inFile({ file: 'functions/rescue/donations/donationTable.ts', tests: ['test/api/core/races.isolated.test.ts'] }, [
    {
      id: 'deadline-included',
      find: 'return more(',
      replace: 'return notLess(',
      why: 'An answer counts in the millisecond in which the offer has ended.',
    },
    {
      id: 'deadline-of-first-match',
      find: 'Matches.findIndex((match) => match.Agency.ID === agencyId)',
      replace: '0 * agencyId',
      why: 'The second agency’s answer is refused because the first one’s time is over.',
      tests: ['test/api/rescue/offers/offers.test.ts'],
    },
    {
      id: 'expiry-not-settled',
      find: 'afterExpiry(donation, now, rule)',
      replace: 'rule(donation, now)',
      why: 'Staff move an agency whose time is over, and it counts as never asked.',
      tests: ['test/api/rescue/offers/matchList.test.ts'],
    },
    {
      id: 'row-of-agency-stays',
      find: 'itemWrites(agencyItems(before), ',
      replace: 'itemWrites([], ',
      why: 'An agency keeps a row of an offer that staff have withdrawn.',
      tests: ['test/api/rescue/offers/matchList.test.ts'],
    },
    {
      id: 'closed-leaves-the-list',
      find: "(donation.Stage === 'accepted' || donation.Stage === 'closed')",
      replace: "donation.Stage === 'accepted'",
      why: 'A donation that waits for its receipt vanishes from the agency’s list.',
      tests: ['test/api/rescue/offers/offers.test.ts'],
    },
  ]),
  ...inFile({ file: 'functions/network/session/badgeTable.ts', tests: ['test/api/rescue/offers/offers.test.ts'] }, [
    {
      id: 'badge-never-falls',
      find: '(now ? 1 : 0) - (old ? 1 : 0)',
      replace: 'now && !old ? 1 : 0',
      why: 'An agency that has written all of its receipts is told that some are due.',
    },
    {
      id: 'badge-set-not-added',
      find: 'add: { PendingRealTimeReceipts: more }',
      replace: 'set: { PendingRealTimeReceipts: more }',
      why: 'With two donations to receipt an agency is told of one.',
    },
    {
      id: 'badge-named-twice',
      find: '[...new Set([was?.agencyId, is?.agencyId])]',
      replace: '[was?.agencyId, is?.agencyId]',
      why: 'A store can’t close an accepted donation: a transaction may name a badge once only.',
      tests: ['test/api/rescue/donations/donations.isolated.test.ts'],
    },
    {
      id: 'badge-due-too-early',
      find: 'String(day) >= today',
      replace: 'String(day) > today',
      why: 'A receipt is called for while the driver still waits at the store.',
    },
  ]),
  ...inFile({ file: 'functions/core/files/photos.ts', tests: ['test/security/photos.isolated.test.ts'] }, [
    {
      id: 'photo-key-made-up',
      find: ", when: more('expires', second(now)) })",
      replace: ' })',
      why: 'A donation shows a photo out of the folder of another store.',
    },
  ]),
  ...inFile({ file: 'functions/core/table/keys/donations.ts', tests: ['test/security/photos.isolated.test.ts'] }, [
    {
      id: 'photo-key-of-anybody',
      find: `key(\`PERSON#\${userId}#PHOTOS\`, photoKey)`,
      replace: `key(\`PERSON#\${userId * 0}#PHOTOS\`, photoKey)`,
      why: 'A donation uses up the photo that a colleague has just uploaded.',
    },
  ]),
  ...inFile(
    { file: 'functions/rescue/loads/submissionTable.ts', tests: ['test/api/rescue/loads/distributors.test.ts'] },
    [
      {
        id: 'load-deadline-included',
        find: 'return more(',
        replace: 'return notLess(',
        why: 'A food bank’s answer to a load counts in the millisecond in which its period has ended.',
      },
      {
        id: 'load-deadline-not-written',
        find: '{ onlyIf: (before) => beforeDeadline(before, answeringEntity) }',
        replace: '{}',
        why: 'A food bank has the load whose period ended while its answer was under way, and the next is asked, too.',
      },
    ],
  ),
]

const nouns = [
  ...inFile({ file: 'functions/pantry/storage/endpoints.ts', tests: ['test/api/pantry/storage/storage.test.ts'] }, [
    {
      id: 'used-location-deleted',
      find: ', equals({ PantryInventoryItemCount: 0 })',
      replace: '',
      why: 'A storage location that holds products is deleted.',
    },
  ]),
  ...inFile({ file: 'functions/core/table/records.ts', tests: ['test/api/pantry/storage/storage.test.ts'] }, [
    {
      id: 'deleted-location-renamed',
      find: 'alsoInRow, when } satisfies',
      replace: 'alsoInRow } satisfies',
      why: 'Renaming a location that a colleague has just deleted leaves half of one behind.',
    },
    {
      id: 'product-at-deleted-location',
      find: ': { when: present }',
      replace: ': {}',
      why: 'A product names a storage location that was deleted at the same moment.',
    },
    {
      id: 'products-below-zero',
      find: 'atLeast: { [counter]: -change }',
      replace: 'atLeast: { [counter]: 0 }',
      why: 'A location holds minus one product and can never be deleted.',
    },
  ]),
  ...inFile({ file: 'functions/work/messages/messageTable.ts', tests: ['test/api/work/messages/messages.test.ts'] }, [
    {
      id: 'reads-counted-twice',
      find: 'copyWrite(next, atVersion(copy.Version))',
      replace: 'copyWrite(next, undefined)',
      why: 'The sender reads that more people have read than there are.',
    },
    {
      id: 'deletion-counts-as-reading',
      find: 'unreadOf(next.copy) - unreadOf(copy)',
      replace: '-1',
      why: 'Each message that is deleted hides another one that is unread.',
    },
    {
      id: 'few-tries-at-a-badge',
      find: 'export const maxBadgeConflicts = 40',
      replace: 'export const maxBadgeConflicts = 1',
      why: 'A message is refused because others write to the same person at that moment.',
    },
  ]),
  ...inFile({ file: 'functions/rescue/receipts/receiptTable.ts', tests: ['test/api/rescue/offers/offers.test.ts'] }, [
    {
      id: 'day-not-summed',
      find: '    { update: agencyKeys.day(Agency.ID, day), add: { Pounds, Receipts: 1 } },\n',
      replace: '',
      why: 'The chart of an agency’s pickups stays empty.',
    },
  ]),
]

export const storageMutants: readonly Mutant[] = [
  ...joined,
  ...conditions,
  ...aggregates,
  ...outbox,
  ...reads,
  ...versions,
  ...idempotencyKeys,
  ...donations,
  ...nouns,
]
