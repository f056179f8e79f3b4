import { inFile, type Mutant } from './mutant.ts'

/** Mails and messages: to whom, how often, and without anybody’s own code in them. */
export const letters: readonly Mutant[] = [
  ...inFile({ file: 'shared/notification/plainText.ts', tests: ['shared/notification/letter.test.ts'] }, [
    {
      id: 'mail-attribute-escaped-half',
      find: '/[&<>"\']/g',
      replace: '/[&<>]/g',
      why: 'A store’s name puts a link of its own into every mail.',
    },
    {
      id: 'mail-unescaped',
      find: `&#\${mark.charCodeAt(0)};`,
      replace: `\${mark}`,
      why: 'A store’s name becomes part of the mail’s page.',
    },
    {
      id: 'subject-with-controls',
      find: ".replace(control, ' ')",
      replace: '',
      why: 'A name adds a recipient to the head of a mail.',
    },
    {
      id: 'half-an-emoji',
      find: 'const characters = [...text]',
      replace: "const characters = text.split('')",
      why: 'A note ends in a broken sign.',
    },
  ]),
  ...inFile({ file: 'shared/notification/audience.ts', tests: ['shared/notification/audience.test.ts'] }, [
    {
      id: 'yesterdays-news',
      find: '  if (now.getTime() - Date.parse(news.at) > freshHours * 3_600_000) return []\n',
      replace: '',
      why: 'Messages that lay for a night write to everybody in the morning.',
    },
    {
      id: 'unwanted-mail',
      find: '!user.Unsubscribed.includes(kindOf(story)) && ',
      replace: '',
      why: 'Who switched a mail off gets it all the same.',
    },
    {
      id: 'mail-per-entity',
      find: ' || isActor || chosen.has(user.Subject)',
      replace: ' || isActor',
      why: 'The first audience no longer decides: who acts for several reads the wrong story.',
    },
    {
      id: 'told-what-they-did',
      find: ' || isActor || chosen',
      replace: ' || chosen',
      why: 'People get a mail about what they have just done.',
    },
    {
      id: 'answered-offer-mailed',
      find: 'isSameOffer && Date.parse(offer.Deadline) > now.getTime() ? match : undefined',
      replace: 'isSameOffer ? match : undefined',
      why: 'An agency is asked by mail for an answer that is too late.',
    },
    {
      id: 'master-agency-unasked',
      find: 'Agency.IsMasterAgency ? [Agency.ID, donation.FoodBank.ID] : [Agency.ID]',
      replace: '[Agency.ID]',
      why: 'Nobody hears of an offer to the food bank’s own agency.',
    },
  ]),
  ...inFile(
    { file: 'functions/notifications/mailMark.ts', tests: ['functions/notifications/onOfferChanged.test.ts'] },
    [
      {
        id: 'marks-kept-for-ever',
        find: 'Math.floor(now.getTime() / 1000) + markDays',
        replace: 'now.getTime() + markDays',
        why: 'The table grows with every mail: milliseconds where it reads seconds tidy in fifty thousand years.',
      },
      {
        id: 'mail-twice',
        find: 'expires }, when: absent }',
        replace: 'expires } }',
        why: 'A message that comes twice writes to people twice.',
      },
      {
        id: 'sender-at-work-is-dead',
        find: ' && now.getTime() - Date.parse(earlier.At) > sendingMs',
        replace: '',
        why: 'A mail that is just leaving is marked as lost.',
      },
    ],
  ),
  ...inFile({ file: 'functions/notifications/mailer.ts', tests: ['functions/notifications/mailer.test.ts'] }, [
    {
      id: 'gateway-tried-again',
      find: ' || status === 502 || status === 504)',
      replace: ')',
      why: 'A mail that was sent is sent again.',
    },
    {
      id: 'sdk-tries-again',
      find: 'maxAttempts: 1,',
      replace: 'maxAttempts: 3,',
      why: 'Each lost answer sends the mail three times.',
    },
    {
      id: 'busy-means-never',
      find: "if (isThrottled(failure, status)) return { state: 'putOff', reason }\n",
      replace: '',
      why: 'On a busy day agencies never learn of their offers.',
    },
  ]),
  ...inFile(
    { file: 'functions/notifications/sendOnce.ts', tests: ['functions/notifications/onOfferChanged.test.ts'] },
    [
      {
        id: 'put-off-forgotten',
        find: '    await release(to)\n',
        replace: '',
        why: 'A mail that SES could not take for a moment is never sent.',
      },
    ],
  ),
  ...inFile({ file: 'shared/message/message.ts', tests: ['shared/message/message.test.ts'] }, [
    {
      id: 'read-again',
      find: '  isUnread(copy) ?',
      replace: '  !copy.IsRemoved ?',
      why: 'The sender sees that a message was read just now, though it was read last week.',
    },
    {
      id: 'copies-share-numbers',
      find: 'messageId * copiesPerMessage + place',
      replace: 'messageId * copiesPerMessage + place - 1',
      why: 'The first copy’s number names no message of its own.',
    },
  ]),
  ...inFile({ file: 'shared/message/correspondent.ts', tests: ['shared/message/correspondent.test.ts'] }, [
    {
      id: 'strangers-left-out-silently',
      find: "found.includes(undefined) ? refuse('recipientOutOfReach') : found.filter",
      replace: 'found.filter',
      why: 'A message goes to fewer people than its writer believes.',
    },
  ]),
  ...inFile({ file: 'shared/message/circle.ts', tests: ['shared/message/circle.test.ts'] }, [
    {
      id: 'no-answer-from-above',
      find: ' ||\n  circlesAbove(to).includes(circleOf(from))',
      replace: '',
      why: 'A food bank can’t answer its agencies.',
    },
    {
      id: 'everybody-writes-to-network',
      find: '      return [entity.FoodBankID]\n',
      replace: "      return [entity.FoodBankID, 'network']\n",
      why: 'Every agency writes to the whole network.',
    },
  ]),

  ...inFile({ file: 'shared/notification/letter.ts', tests: ['shared/notification/letter.test.ts'] }, [
    {
      id: 'deadline-by-the-stores-clock',
      find: 'zone: knownZone(reader.TimeZone, matter.donation.TimeZone)',
      replace: 'zone: matter.donation.TimeZone',
      why: 'A reader in another zone answers an hour too late.',
    },
    {
      id: 'subject-without-end',
      find: "cut(say('subject'), mostSubject)",
      replace: "say('subject')",
      why: 'On a phone the weight at the end of the subject is not seen.',
    },
    {
      id: 'link-with-two-slashes',
      find: "webUrl.replace(/\\/+$/, '') + path",
      replace: 'webUrl + path',
      why: 'The button of a mail leads nowhere.',
    },
  ]),
  ...inFile(
    { file: 'functions/notifications/onOfferChanged.ts', tests: ['functions/notifications/onOfferChanged.test.ts'] },
    [
      {
        id: 'reply-to-anything',
        find: '(text && /^[^\\s<>@]+@[^\\s<>@]+$/.test(text) ? text : undefined)',
        replace: 'text',
        why: 'A typing mistake in the food bank’s address stops all of its mails.',
      },
      {
        id: 'mail-of-another-kind',
        find: '{ factId: fact.ID, subject: recipient.user.Subject, kind: kindOf(recipient.story) }',
        replace: "{ factId: fact.ID, subject: '', kind: kindOf(recipient.story) }",
        why: 'Of all who are to hear of something only one does.',
      },
    ],
  ),
  ...inFile({ file: 'functions/notifications/sendOnce.ts', tests: ['functions/notifications/sendOnce.test.ts'] }, [
    {
      id: 'goes-on-when-ses-is-down',
      find: 'item !== undefined && failures.length === 0;',
      replace: 'item !== undefined;',
      why: 'When SES is down the function runs out of time over a long list, and marks mails as lost.',
    },
    {
      id: 'failure-kept-to-itself',
      find: '  if (failures.length > 0) throw failures[0]\n',
      replace: '',
      why: 'The queue believes that everybody was written to.',
    },
  ]),
  ...inFile({ file: 'shared/message/moment.ts', tests: ['shared/message/moment.test.ts'] }, [
    {
      id: 'last-second-missing',
      find: 'instantAt(last, zone, 1)',
      replace: 'instantAt(last, zone)',
      why: 'A message of the last second of the day is in no day.',
    },
  ]),

  ...inFile({ file: 'shared/notification/rows.ts', tests: ['shared/notification/letter.test.ts'] }, [
    {
      id: 'thirteenth-category-lost',
      find: 'count: lines.length - mostListed + 1',
      replace: 'count: lines.length - mostListed',
      why: 'A mail says that one category less is there than there is.',
    },
    {
      id: 'hours-of-nowhere',
      find: "...(isElsewhere ? [part(desk, 'timeThere', { zone: there })] : [])",
      replace: '',
      why: 'A driver from the next zone comes an hour late.',
    },
    {
      id: 'pickup-as-recorded',
      find: 'pickup: (desk) => pickupLines(desk, agreedPickup(desk.donation))',
      replace: 'pickup: (desk) => pickupLines(desk, recorded(desk.donation))',
      why: 'The pickup slip tells another day than was agreed.',
    },
  ]),
]
