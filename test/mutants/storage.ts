import { inFile, type Mutant } from './mutant.ts'

/** Conditions, cursors, numbers and rows: what keeps two people from overwriting each other. */
export const storageMutants: readonly Mutant[] = [
  ...inFile({ file: 'functions/table/table.ts', tests: ['functions/table/table.test.ts'] }, [
    {
      id: 'put-without-condition',
      find: 'Item: write.put, ...expressionOf(write.when) }',
      replace: 'Item: write.put }',
      why: 'Of two who change a donation at once, the later one wipes out the earlier one’s change.',
    },
    {
      id: 'one-of-two-conditions',
      find: `(\${a.expression}) AND (\${b.expression})`,
      replace: `(\${a.expression}) OR (\${b.expression})`,
      why: 'An answer counts when the version is right, though its time has ended.',
    },
    {
      id: 'badges-of-a-moment-ago',
      find: '      asked.map(({ at }) => at),\n      true,',
      replace: '      asked.map(({ at }) => at),\n      false,',
      why: 'A message that was just opened still counts as unread, until something else changes.',
    },
    {
      id: 'conflict-given-up',
      find: 'if (!isConflict(reasons)) throw error',
      replace: 'throw error',
      why: 'When two answer in the same millisecond, one of them reads of a fault.',
    },
    {
      id: 'condition-as-fault',
      find: '        if (failed.length > 0) throw new Changed(failed)\n',
      replace: '',
      why: 'Whoever comes second gets a fault instead of a true answer.',
    },
    {
      id: 'read-of-yesterday',
      find: 'Key: at, ConsistentRead: true',
      replace: 'Key: at, ConsistentRead: false',
      why: 'Who has just posted a donation reads that there is none.',
    },
    {
      id: 'first-answer-only',
      find: 'question.index ? item.row : item)))\n      start = answer.LastEvaluatedKey',
      replace: 'question.index ? item.row : item)))\n      start = undefined',
      why: 'Of a long list the end is missing.',
    },
    {
      id: 'unprocessed-keys-lost',
      find: 'asked = answer.UnprocessedKeys?.[tableName()]?.Keys as Key[] | undefined',
      replace: 'asked = undefined',
      why: 'Of many people some get no mail on a busy day.',
    },
    {
      id: 'range-without-end',
      find: "' AND #sort BETWEEN :from AND :to', values: { ':from': from, ':to': to } }",
      replace: "' AND #sort >= :from', values: { ':from': from } }",
      why: 'A report of one month holds all that came after it.',
    },
    {
      id: 'cursor-for-any-list',
      find: `\${question.index ?? ''}|\${question.pk}|\${question.newestFirst`,
      replace: `\${question.index ?? ''}|\${question.newestFirst`,
      why: 'A cursor of one food bank opens the list of another.',
      tests: ['test/api/grids.test.ts'],
    },
    {
      id: 'cursor-out-of-range',
      find: '(start === undefined || !isWithin(question, start))',
      replace: 'start === undefined',
      why: 'Who changes the days while turning pages reads of a fault.',
      tests: ['test/api/grids.test.ts'],
    },
    {
      id: 'number-zero',
      find: 'Number(answer.Attributes?.Last) - size + 1',
      replace: 'Number(answer.Attributes?.Last) - size',
      why: 'The first donation of a tenant has the number 0 and can’t be opened.',
      tests: ['functions/table/ids.test.ts'],
    },
  ]),
  ...inFile({ file: 'functions/table/cursor.ts', tests: ['functions/table/cursor.test.ts'] }, [
    {
      id: 'cursor-unsigned',
      find: 'given.length !== expected.length || !timingSafeEqual(given, expected)',
      replace: 'given.length !== expected.length',
      why: 'A cursor made at home reads from any place of the table.',
    },
    {
      id: 'cursor-of-any-tenant',
      find: "createHmac('sha256', secret)",
      replace: "createHmac('sha256', 'gleanery')",
      why: 'Who has the source makes cursors for every tenant.',
    },
  ]),
  ...inFile({ file: 'functions/table/once.ts', tests: ['test/api/idempotency.test.ts'] }, [
    {
      id: 'keys-kept-for-ever',
      find: 'Math.floor(now.getTime() / 1000) + keptDays',
      replace: 'now.getTime() + keptDays',
      why: 'The table grows with every click: milliseconds where it reads seconds tidy in fifty thousand years.',
    },
    {
      id: 'key-of-everybody',
      find: 'keys.once(caller.UserID, definition.id, token)',
      replace: 'keys.once(0, definition.id, token)',
      why: 'Two people with the same key: the second one’s food is never posted.',
    },
    {
      id: 'key-overwritten',
      find: '      when: absent,\n',
      replace: '',
      why: 'Two clicks at once post twice.',
    },
  ]),
  ...inFile({ file: 'functions/table/ids.ts', tests: ['functions/table/ids.test.ts'] }, [
    {
      id: 'block-for-each-waiter',
      find: 'if (blocks.get(kind) === held) blocks.set',
      replace: 'blocks.set',
      why: 'Numbers are wasted by the thousand, and short codes grow long.',
    },
    {
      id: 'failed-block-kept',
      find: '    if (blocks.get(kind) === taken) blocks.delete(kind)\n',
      replace: '',
      why: 'After one lost call nobody can post until the function starts anew.',
    },
  ]),
  ...inFile({ file: 'functions/donations/donationTable.ts', tests: ['test/api/crowds.test.ts'] }, [
    {
      id: 'few-tries',
      find: 'const mostTries = mostRanked + 10',
      replace: 'const mostTries = 3',
      why: 'When many agencies answer at once, some are told that others were at it, and their answer is lost.',
    },
  ]),
  ...inFile({ file: 'functions/donations/donationTable.ts', tests: ['test/api/races.test.ts'] }, [
    {
      id: 'save-over-others',
      // Each of the two conditions alone would do: a second change of the same version meets the first one's fact.
      find: `  const unchanged = before ? atVersion(before.Version) : absent
  const writes: Write[] = [
    { put: donationItem(donation), when: options.answersOffer ? both(unchanged, beforeDeadline()) : unchanged },
    ...agencyRowWrites(before, donation),
    ...toReceiptWrites(before, donation),
    ...factsOf(donation, step.happened, options).map((fact, place) => ({
      put: { ...keys.fact(donation.ID, donation.Version, place), ...fact },
      when: absent,
    })),`,
      replace: `  const writes: Write[] = [
    { put: donationItem(donation), ...(options.answersOffer ? { when: beforeDeadline() } : {}) },
    ...agencyRowWrites(before, donation),
    ...toReceiptWrites(before, donation),
    ...factsOf(donation, step.happened, options).map((fact, place) => ({
      put: { ...keys.fact(donation.ID, donation.Version, place), ...fact },
    })),`,
      why: 'Of two who change a donation at once, the later one wipes out the earlier one’s change.',
    },
    {
      id: 'deadline-at-reading-only',
      find: 'when: options.answersOffer ? both(unchanged, beforeDeadline()) : unchanged',
      replace: 'when: unchanged',
      why: 'A slow answer wins after the deadline, when the next agency drives already.',
    },
    {
      id: 'deadline-of-the-first-try',
      find: 'await (options.answersOffer ? table.commit(writes, 1) : table.commit(writes))',
      replace: 'await table.commit(writes)',
      why: 'An answer that met another one is written again with the time of the first try, after the deadline.',
    },
    {
      id: 'deadline-included-in-write',
      find: "expression: '#answerUntil > :now'",
      replace: "expression: '#answerUntil >= :now'",
      why: 'An answer counts in the millisecond in which the offer has ended.',
    },
    {
      id: 'second-decision-by-old-clock',
      find: '      now = new Date()\n',
      replace: '',
      why: 'Who had to try again is judged by a time that has passed.',
    },
    {
      id: 'no-second-decision',
      find: 'if (!isOvertaken(error) || tries >= mostTries) throw error\n',
      replace: 'if (tries > 0) throw error\n',
      why: 'Of two honest clicks at once one ends with a fault.',
    },
    {
      id: 'row-of-agency-stays',
      find: 'return [...gone, ...written',
      replace: 'return [...written',
      why: 'An agency keeps a line for an offer that went to another.',
      tests: ['test/simulation/simulation.test.ts'],
    },
    {
      id: 'past-not-counted',
      find: '  ...toReceiptWrites(undefined, donation),\n',
      replace: '',
      why: 'Who comes from another system is told of no receipt that is due there.',
      tests: ['infra/local/seed/seed.test.ts'],
    },
    {
      id: 'list-of-old-state',
      find: 'inState(list, donation.Stage)',
      replace: "inState(list, 'offering')",
      why: 'The grid’s status filter shows donations in the wrong state.',
      tests: ['test/api/grids.test.ts'],
    },
    {
      id: 'timer-not-written',
      find: `...(dueAt ? { due: dueShard(donation.ID), dueAt: \`\${dueAt}#\${donation.ID}\` } : {}),`,
      replace: `...(dueAt ? { dueAt: \`\${dueAt}#\${donation.ID}\` } : {}),`,
      why: 'No offer ever ends by itself.',
    },
  ]),
  ...inFile({ file: 'infra/local/seed/seed.ts', tests: ['infra/local/seed/seed.test.ts'] }, [
    {
      id: 'data-of-another-version',
      find: 'marker.Version !== seedVersion',
      replace: 'marker.Version > seedVersion',
      why: 'After an update the demonstration opens no offer, and its badges fall below zero.',
    },
  ]),
  ...inFile({ file: 'functions/session/badgeTable.ts', tests: ['test/simulation/simulation.test.ts'] }, [
    {
      id: 'badge-never-falls',
      find: '...toReceipt(before, -1), ',
      replace: '',
      why: 'An agency that has written all of its receipts is told for ever that some are due.',
    },
    {
      id: 'badge-falls-only',
      find: ', ...toReceipt(after, 1)',
      replace: '',
      why: 'The number of receipts that are due is below zero.',
    },
    {
      id: 'badge-set-not-added',
      find: 'add: { PendingRealTimeReceipts },',
      replace: 'set: { PendingRealTimeReceipts },',
      why: 'With two donations to receipt an agency is told of one.',
    },
    {
      id: 'badge-named-twice',
      find: '  return [...sums].filter(([, more]) => more !== 0)',
      replace: '  return [...counts].filter(([, more]) => more !== 0)',
      why: 'A store can’t close out what an agency accepted: the table takes no two changes of one badge at once.',
    },
  ]),
  ...inFile({ file: 'functions/messages/messageTable.ts', tests: ['test/api/crowds.test.ts'] }, [
    {
      id: 'few-meetings',
      find: 'export const mostMeetings = 40',
      replace: 'export const mostMeetings = 2',
      why: 'Who writes to somebody that others write to as well is told that others were at it.',
    },
  ]),
  ...inFile({ file: 'functions/messages/messageTable.ts', tests: ['test/api/messages.test.ts'] }, [
    {
      id: 'unread-not-counted',
      find: '    ...unreadWrites(copies.map((copy) => [copy.UserID, 1])),\n',
      replace: '',
      why: 'Nobody is told that a message came.',
    },
    {
      id: 'discard-counts-as-reading',
      find: 'unreadOf(next.copy) - unreadOf(copy)',
      replace: '-1',
      why: 'Each message that is deleted hides another one that is unread.',
    },
    {
      id: 'reads-counted-twice',
      find: 'copyWrite(next, atVersion(copy.Version))',
      replace: 'copyWrite(next, undefined)',
      why: 'The sender reads that more people have read than there are.',
    },
    {
      id: 'sender-deletes-copies',
      find: 'owner: ({ copy }) => ({ UserID: copy.UserID })',
      replace: 'owner: ({ message }) => ({ UserID: message.Sender.UserID })',
      why: 'Who wrote a message takes it out of the inbox of others, and they can’t open it.',
    },
    {
      id: 'deleted-still-listed',
      find: '...(copy.IsRemoved ? {} : places)',
      replace: '...places',
      why: 'A deleted message comes back with the next look.',
    },
  ]),

  ...inFile({ file: 'functions/entities/entityTable.ts', tests: ['functions/entities/entityTable.test.ts'] }, [
    {
      id: 'first-hundred-people',
      find: 'for (let start = 0; start < subjects.length; start += mostKeys)',
      replace: 'for (let start = 0; start < mostKeys; start += mostKeys)',
      why: 'Of a large food bank only a hundred people get mails.',
    },
    {
      id: 'person-for-each-entity',
      find: 'const subjects = [...new Set(members.flat().map((member) => member.Subject))]',
      replace: 'const subjects = members.flat().map((member) => member.Subject)',
      why: 'Nobody gets a mail when one person acts for two parties: DynamoDB refuses to read a key twice.',
    },
    {
      id: 'entity-of-any-kind',
      find: 'return found?.Kind === kind ? (found as EntityOf<K>) : undefined',
      replace: 'return found as EntityOf<K> | undefined',
      why: 'A receipt names a food bank as the store where it was fetched.',
      tests: ['test/api/offers.test.ts'],
    },
  ]),
  ...inFile({ file: 'functions/foodbanks/updateSettings.ts', tests: ['test/api/matchList.test.ts'] }, [
    {
      id: 'weights-of-any-sum',
      find: '  if (refusal) return refusal\n',
      replace: '',
      why: 'Scores of 130 of 100 rank the agencies.',
    },
  ]),
  ...inFile({ file: 'functions/donations/categories.ts', tests: ['test/api/offers.test.ts'] }, [
    {
      id: 'category-twice',
      find: 'if (new Set(categories.map((item) => item.DonationCategoryID)).size < categories.length)',
      replace: 'if (categories.length === 0)',
      why: 'A receipt lists bread twice, and nobody knows which line is right.',
    },
    {
      id: 'unknown-category-dropped',
      find: "return items.length < categories.length ? refuse('unknownCategory') : items",
      replace: "return items.length === 0 && categories.length > 1 ? refuse('unknownCategory') : items",
      why: 'Pounds of a category that was removed vanish from the receipt.',
    },
  ]),

  ...inFile({ file: 'functions/donations/donationTable.ts', tests: ['test/api/offers.test.ts'] }, [
    {
      id: 'closed-leaves-the-list',
      find: "(donation.Stage === 'accepted' || donation.Stage === 'closed')",
      replace: "donation.Stage === 'accepted'",
      why: 'A donation that waits for its receipt vanishes from the agency’s list.',
    },
    {
      id: 'nobody-did-it',
      find: 'By: by ? { UserID: by.UserID, EntityID: by.EntityID, Role: by.Role } : null',
      replace: 'By: null',
      why: 'People get mails about what they have just done themselves.',
      tests: ['functions/notifications/onOfferChanged.test.ts'],
    },
    {
      id: 'coop-sees-nothing',
      find: 'donation.CoopID === null ? undefined : lists.coop(donation.CoopID)',
      replace: 'undefined',
      why: 'A co-op’s grid stays empty.',
      tests: ['test/api/grids.test.ts'],
    },
    {
      id: 'repeat-raises-version',
      find: '  if (before && step.happened.length === 0 && step.donation === before && !options.also?.length) return before\n',
      replace: '',
      why: 'A repeated call, which should change nothing, makes the answers of others at that moment fail.',
      tests: ['test/api/envelope.test.ts'],
    },
  ]),
  ...inFile({ file: 'functions/receipts/receiptDraft.ts', tests: ['test/api/offers.test.ts'] }, [
    {
      id: 'receipt-of-today-always',
      find: 'return day !== null && day < today ? day : today',
      replace: 'return today',
      why: 'A receipt that is written on Monday says that Friday’s food was fetched on Monday.',
    },
    {
      id: 'first-of-several-storages',
      find: 'first && others.length === 0 ? first.StorageRequirement : null',
      replace: 'first ? first.StorageRequirement : null',
      why: 'A receipt of frozen and dry food calls all of it dry.',
    },
  ]),
  ...inFile({ file: 'functions/messages/messageGrid.ts', tests: ['test/api/messages.test.ts'] }, [
    {
      id: 'classification-ignored',
      find: '(classification === undefined || line.classification === classification) && ',
      replace: '',
      why: 'The list of receipts’ messages shows all of them.',
    },
    {
      id: 'messages-by-utc',
      find: "isZone(zone) ? zone : 'UTC'",
      replace: "isZone(zone) ? 'UTC' : 'UTC'",
      why: 'A message of the evening is in no day of the reader’s.',
    },
  ]),
]
