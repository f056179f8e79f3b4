import { inFile, type Mutant } from './mutant.ts'

/** Who may do what, on whose things, and what happens to a call that comes twice. */
export const access: readonly Mutant[] = [
  ...inFile({ file: 'shared/access.ts', tests: ['test/contract/authorization.ts'] }, [
    {
      id: 'watcher-sees-all',
      find: 'thing.FoodBankID !== undefined && caller.FoodBankIDs.includes(thing.FoodBankID)',
      replace: 'thing.FoodBankID !== undefined',
      why: 'A state association reads the donations of other states.',
    },
    {
      id: 'any-food-bank',
      find: 'return thing.FoodBankID === caller.EntityID',
      replace: 'return thing.FoodBankID !== undefined',
      why: 'Staff of one food bank change the donations of another.',
    },
    {
      id: 'location-of-same-donor',
      find: "    case 'donorlocation':\n      return thing.DonorLocationID === caller.EntityID",
      replace: "    case 'donorlocation':\n      return thing.DonorLocationID !== undefined",
      why: 'A store opens the donations of other stores.',
    },
    {
      id: 'agency-of-others',
      find: 'return thing.AgencyIDs?.includes(caller.EntityID) ?? false',
      replace: 'return thing.AgencyIDs !== undefined',
      why: 'An agency reads the receipts of other agencies.',
    },
    {
      id: 'network-reads-messages',
      find: 'if (thing.UserID !== undefined) return thing.UserID === caller.UserID',
      replace: "if (thing.UserID !== undefined) return thing.UserID === caller.UserID || caller.Role === 'fano'",
      why: 'The network reads messages between other people.',
    },
  ]),
  ...inFile({ file: 'functions/http.ts', tests: ['test/contract/authorization.ts'] }, [
    {
      id: 'ownership-unchecked',
      find: 'if (thing === undefined || !mayReach(context.caller, loader.owner(thing)))',
      replace: 'if (thing === undefined)',
      why: 'Whoever is signed in reaches everything by its number.',
    },
    {
      id: 'roles-unchecked',
      find: '(Array.isArray(definition.roles) && definition.roles.includes(caller.Role))',
      replace: 'Array.isArray(definition.roles)',
      why: 'An agency approves match lists.',
    },
    {
      id: 'foreign-is-forbidden',
      find: "throw new HttpFault(404, 'Not found.')\n    return run",
      replace: "throw new HttpFault(thing === undefined ? 404 : 403, 'Not found.')\n    return run",
      why: 'A stranger learns which numbers exist.',
    },
    {
      id: 'role-as-it-comes',
      find: 'roles.find((role) => role === claims?.role)',
      replace: 'claims?.role as (typeof roles)[number] | undefined',
      why: 'A made-up role counts as staff, because what is no other role is a food bank’s.',
      tests: ['test/api/envelope.test.ts'],
    },
    {
      id: 'prefetch-changes',
      find: '/prefetch|prerender/i',
      replace: '/^prerender/i',
      why: 'A browser that loads links ahead moves matches.',
      tests: ['test/api/envelope.test.ts'],
    },
    {
      id: 'weak-tag-unknown',
      find: ".replace(/^W\\//, '') === etag",
      replace: ' === etag',
      why: 'Behind the CDN every poll loads everything anew.',
      tests: ['test/api/envelope.test.ts'],
    },
    {
      id: 'read-kept-by-proxies',
      find: "'cache-control': 'private, no-cache'",
      replace: "'cache-control': 'public, max-age=60'",
      why: 'A shared cache shows one person’s donations to another.',
      tests: ['test/api/envelope.test.ts'],
    },
    {
      id: 'change-with-tag',
      find: "if (definition.changes || definition.method !== 'GET') return full",
      replace: "if (definition.method !== 'GET') return full",
      why: 'A change by GET is answered from a cache and never made.',
      tests: ['test/api/envelope.test.ts'],
    },
    {
      id: 'stored-fields-answered',
      find: 'const Value = definition.value.parse(outcome)',
      replace: 'const Value = outcome',
      why: 'Fields that nobody should see travel to the browser.',
      tests: ['test/api/envelope.test.ts'],
    },
    {
      id: 'fault-tells-inside',
      find: `new HttpFault(500, \`Something went wrong. Please try again later. (\${requestId})\`)`,
      replace: `new HttpFault(500, \`\${String(error)} (\${requestId})\`)`,
      why: 'A fault shows its inside to strangers and means nothing to people.',
      tests: ['test/api/envelope.test.ts'],
    },
    {
      id: 'conflict-as-fault',
      find: '  if (isOvertaken(error)) return new HttpFault(409, refusals[language].changedMeanwhile)\n',
      replace: '',
      why: 'Who was a moment too late reads of a fault instead of looking again.',
      tests: ['test/api/envelope.test.ts'],
    },
    {
      id: 'body-without-limit',
      find: "  if (text.length > mostBody) throw new HttpFault(413, 'The request is too large.')\n",
      replace: '',
      why: 'A huge body is parsed before it is refused.',
      tests: ['test/api/envelope.test.ts'],
    },
    {
      id: 'any-idempotency-key',
      find: 'key !== undefined && !/^[\\w-]{8,100}$/.test(key)',
      replace: "key === ''",
      why: 'A key that several phones share answers one with the other’s donation.',
      tests: ['test/api/idempotency.test.ts'],
    },
    {
      id: 'repeat-reads-refusal',
      find: 'return isRefusal(outcome) ? ((await once.earlier()) ?? outcome) : outcome',
      replace: 'return outcome',
      why: 'A receipt that was made is reported as refused, and written on paper a second time.',
      tests: ['test/api/idempotency.test.ts'],
    },
    {
      id: 'repeat-reads-conflict',
      find: 'error instanceof Changed && once.met(error) ? await once.earlier() : undefined',
      replace: 'undefined',
      why: 'A second click reports a conflict although the donation was posted.',
      tests: ['test/api/idempotency.test.ts'],
    },
  ]),
  ...inFile({ file: 'shared/api/endpoint.ts', tests: ['test/api/envelope.test.ts'] }, [
    {
      id: 'unknown-query-field',
      find: 'query: d.query ? z.strictObject(d.query) : nothing,',
      replace: 'query: d.query ? (z.object(d.query) as never) : nothing,',
      why: 'A filter with a typing mistake is passed over: the list looks complete and is not.',
    },
  ]),
  ...inFile({ file: 'shared/api/fields.ts', tests: ['test/api/envelope.test.ts'] }, [
    {
      id: 'negative-pounds',
      find: 'z.number().check(z.positive(), z.maximum(45_000), z.multipleOf(0.1))',
      replace: 'z.number().check(z.maximum(45_000), z.multipleOf(0.1))',
      why: 'A receipt of minus 500 pounds corrects the totals of an agency.',
    },
  ]),
  ...inFile({ file: 'functions/session/sessionOf.ts', tests: ['test/api/session.test.ts'] }, [
    {
      id: 'session-of-the-token',
      find: 'isSame(user.ActiveRole, expected) ? party : await table.getEach(wantedFor(user.ActiveRole))',
      replace: 'party',
      why: 'After switching roles the menu shows the other party’s name and receipts for an hour.',
    },
    {
      id: 'session-of-the-same-role',
      find: 'role.Role === other.Role && role.EntityID === other.EntityID',
      replace: 'role.Role === other.Role',
      why: 'Who acts for two agencies sees the receipts of the wrong one.',
    },
    {
      id: 'session-of-the-removed',
      find: "  if (!user) throw new HttpFault(401, 'Please sign in.')\n  return { user,",
      replace: "  if (!user) throw new HttpFault(403, 'Please sign in.')\n  return { user,",
      why: 'Somebody who was removed is shown an error again and again, and no sign-in.',
    },
  ]),
  ...inFile({ file: 'functions/session/setActiveRole.ts', tests: ['test/api/session.test.ts'] }, [
    {
      id: 'role-of-other-entity',
      find: 'role.Role === input.Role && (wantedEntity === undefined || role.EntityID === wantedEntity)',
      replace: 'role.Role === input.Role',
      why: 'Who asks for one food bank acts for another.',
    },
    {
      id: 'role-not-held',
      find: "  if (!held) return refuse('roleNotHeld')\n  const ActiveRole = { Role: held.Role, EntityID: held.EntityID }",
      replace: '  const ActiveRole = { Role: input.Role, EntityID: held?.EntityID ?? wantedEntity ?? caller.EntityID }',
      why: 'Anybody becomes anybody, at any food bank.',
    },
  ]),
  ...inFile({ file: 'functions/donations/transactionView.ts', tests: ['test/api/donations.test.ts'] }, [
    {
      id: 'agency-reads-all-matches',
      find: ".filter((match) => caller.Role !== 'agency' || match.Agency.ID === caller.EntityID)",
      replace: '',
      why: 'Agencies read who else was asked and in which order.',
    },
    {
      id: 'scores-for-everyone',
      find: 'ScoreComponents: isFoodBankRole(Role)\n',
      replace: 'ScoreComponents: Role\n',
      why: 'Agencies read how they are scored.',
    },
    {
      id: 'timeline-of-others',
      find: "if (caller.Role !== 'agency') return true\n",
      replace: 'if (caller.EntityID > 0) return true\n',
      why: 'An agency reads in the timeline which others declined.',
    },
  ]),
  ...inFile(
    { file: 'functions/donations/transactionView.ts', tests: ['functions/donations/transactionView.test.ts'] },
    [
      {
        id: 'figures-in-any-order',
        find: 'Object.entries(figures).sort(([a], [b]) => (a < b ? -1 : 1))',
        replace: 'Object.entries(figures)',
        why: 'A donation that nobody touched is sent again and again.',
      },
    ],
  ),
  ...inFile({ file: 'functions/donations/postDonation.ts', tests: ['test/security/photos.test.ts'] }, [
    {
      id: 'photo-of-others',
      find: 'input.PhotoKey && !isPhotoOf(caller.EntityID, input.PhotoKey)',
      replace: "input.PhotoKey === ''",
      why: 'A donation shows a photo out of the folder of another store.',
    },
    {
      id: 'post-twice',
      find: ', also: once.writes(answer, now) }',
      replace: ' }',
      why: 'A phone that lost the answer posts the same food twice.',
      tests: ['test/api/idempotency.test.ts'],
    },
    {
      id: 'closed-location-posts',
      find: "  if (!thing.IsActive) return refuse('inactiveLocation')\n",
      replace: '',
      why: 'Agencies drive to a store that has closed.',
      tests: ['test/api/donations.test.ts'],
    },
  ]),
  ...inFile({ file: 'functions/receipts/createReceipt.ts', tests: ['test/api/offers.test.ts'] }, [
    {
      id: 'receipt-of-any-donation',
      find: 'if (!donation || !mayReach(caller, ownerOfDonation(donation)))',
      replace: 'if (!donation)',
      why: 'An agency tries its receipt on the donations of others and learns what became of them.',
    },
    {
      id: 'receipt-of-any-place',
      find: 'if (!place || place.FoodBankID !== thing.FoodBankID)',
      replace: 'if (!place)',
      why: 'A receipt names a store of another food bank.',
    },
    {
      id: 'receipt-of-another-place',
      find: "  if (donation && donation.DonorLocation.ID !== place.ID) return refuse('receiptOtherLocation')\n  ",
      replace: '  ',
      why: 'A donation of one store is receipted to another.',
    },
    {
      id: 'receipt-by-server-day',
      find: 'input.date > localDay(now, thing.TimeZone)',
      replace: "input.date > localDay(now, 'UTC')",
      why: 'In the evening a receipt is dated to a day that has not begun.',
    },
    {
      id: 'receipt-for-any-agency',
      find: 'isFoodBankRole(caller.Role) ? input.agencyId : caller.EntityID',
      replace: 'input.agencyId ?? caller.EntityID',
      why: 'An agency names another one in its receipt.',
    },
    {
      id: 'receipt-twice',
      find: 'const writes = [...receiptWrites(receipt), ...once.writes(answer, now)]',
      replace: 'const writes = receiptWrites(receipt)',
      why: 'A receipt whose answer was lost is counted twice.',
      tests: ['test/api/idempotency.test.ts'],
    },
  ]),
  ...inFile({ file: 'functions/receipts/receiptTable.ts', tests: ['test/api/offers.test.ts'] }, [
    {
      id: 'day-not-summed',
      find: '    { update: keys.agencyDay(Agency.ID, day), add: { Pounds, Receipts: 1 } },\n',
      replace: '',
      why: 'The chart of an agency’s pickups stays empty.',
    },
    {
      id: 'pickups-not-counted',
      find: '{ update: keys.agencyTotals(Agency.ID), add: { Pounds, Receipts: 1 } }',
      replace: '{ update: keys.agencyTotals(Agency.ID), add: { Pounds, Receipts: 0 } }',
      why: 'The dashboard counts no pickups.',
    },
    {
      id: 'pounds-with-dust',
      find: 'Math.round(items.reduce((sum, item) => sum + item.Pounds, 0) * 10) / 10',
      replace: 'items.reduce((sum, item) => sum + item.Pounds, 0)',
      why: 'A receipt shows 0.30000000000000004 pounds.',
    },
  ]),
  ...inFile({ file: 'functions/offers/answeringAgency.ts', tests: ['test/api/offers.test.ts'] }, [
    {
      id: 'answer-for-others',
      find: 'agencyId === null || matchOfAgency(donation, agencyId)?.ID !== matchId',
      replace: 'agencyId === null',
      why: 'Staff press Accept on one agency’s offer and answer another one’s.',
    },
  ]),
  ...inFile({ file: 'functions/offers/getMatch.ts', tests: ['test/api/offers.test.ts'] }, [
    {
      id: 'offer-of-others',
      find: "view.caller.Role === 'agency' && match?.Agency.ID !== view.caller.EntityID",
      replace: 'match?.Agency.ID === 0',
      why: 'An agency opens the offer of another by counting up.',
    },
    {
      id: 'offer-without-contact',
      find: '...donation.FoodBankContact',
      replace: "PhoneNumber: donation.FoodBankContact.PhoneNumber, EMailAddress: ''",
      why: 'The offer page has a mail button that writes to nobody.',
    },
  ]),
  ...inFile({ file: 'functions/offers/acceptMatch.ts', tests: ['test/api/offers.test.ts'] }, [
    {
      id: 'any-driver',
      find: '?.Drivers.find((driver) => driver.ID === driverId)',
      replace: '?.Drivers.find((driver) => driver.ID > 0)',
      why: 'The store waits for a driver who does not come.',
    },
  ]),
  ...inFile({ file: 'functions/offers/addAgency.ts', tests: ['test/api/matchList.test.ts'] }, [
    {
      id: 'frozen-food-anywhere',
      find: 'if (missing.length > 0)',
      replace: 'if (missing.length > 3)',
      why: 'Frozen food goes to an agency without a freezer.',
    },
    {
      id: 'agency-on-leave-added',
      find: '  if (!agency.IsActive)',
      replace: '  if (agency.IsMasterAgency)',
      why: 'An agency that takes no part is asked.',
    },
  ]),
  ...inFile({ file: 'functions/offers/onOfferAnswered.ts', tests: ['functions/offers/onOfferAnswered.test.ts'] }, [
    {
      id: 'decline-counts-as-yes',
      find: 'OffersAccepted: fact.Type === offerAccepted.type ? 1 : 0',
      replace: 'OffersAccepted: 1',
      why: 'An agency that always declines is asked first.',
    },
  ]),

  ...inFile({ file: 'functions/session/preToken.ts', tests: ['test/api/session.test.ts'] }, [
    {
      id: 'token-of-first-role',
      find: 'role: user.ActiveRole.Role,',
      replace: "role: user.Roles[0]?.Role ?? '',",
      why: 'Who switches the role stays in the old one.',
    },
    {
      id: 'watcher-watches-nobody',
      find: '    default:\n      return entity.FoodBankIDs',
      replace: '    default:\n      return []',
      why: 'A state association finds none of its food banks’ donations.',
    },
  ]),
  ...inFile({ file: 'functions/receipts/loadReceipt.ts', tests: ['test/api/offers.test.ts'] }, [
    {
      id: 'receipt-form-of-others',
      find: "  if (caller.Role === 'agency' && receiving.ID !== caller.EntityID) throw new HttpFault(404, 'Not found.')\n",
      replace: '',
      why: 'An agency that was asked before reads who got the donation.',
    },
  ]),
  ...inFile({ file: 'functions/receipts/previewReceipt.ts', tests: ['test/api/offers.test.ts'] }, [
    {
      id: 'receipt-preview-of-others',
      find: "  if (caller.Role === 'agency' && receiving.ID !== caller.EntityID) throw new HttpFault(404, 'Not found.')\n",
      replace: '',
      why: 'An agency that was asked before reads the receipt of another.',
    },
  ]),
  ...inFile({ file: 'functions/messages/sendMessage.ts', tests: ['test/api/messages.test.ts'] }, [
    {
      id: 'message-twice',
      find: '[...messageWrites(message, recipients), ...once.writes(answer, now)]',
      replace: 'messageWrites(message, recipients)',
      why: 'A message whose answer was lost arrives twice.',
    },
  ]),

  ...inFile({ file: 'functions/http.ts', tests: ['test/api/envelope.test.ts'] }, [
    {
      id: 'fresh-address-refused',
      find: 'const { d: _cacheBuster, ...query } = event.queryStringParameters ?? {}',
      replace: 'const query = event.queryStringParameters ?? {}',
      why: 'Every read of the web app is refused for its `d`.',
    },
    {
      id: 'encoded-body-unread',
      find: "event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString() : (event.body ?? '')",
      replace: "event.body ?? ''",
      why: 'Whoever sends a body of another type reads that it is no JSON.',
    },
    {
      id: 'older-prefetch-changes',
      find: `\${event.headers['sec-purpose'] ?? ''} \${event.headers.purpose ?? ''}`,
      replace: `\${event.headers['sec-purpose'] ?? ''}`,
      why: 'An older browser that loads links ahead moves matches.',
    },
    {
      id: 'number-of-half-a-thing',
      find: 'Number.isSafeInteger(number) && number > 0 ? number : undefined',
      replace: 'number > 0 ? number : undefined',
      why: 'A token with a broken number counts as somebody.',
    },
  ]),
  ...inFile(
    { file: 'functions/donations/photo.ts', tests: ['test/api/donations.test.ts', 'test/security/photos.test.ts'] },
    [
      {
        id: 'photo-of-any-size',
        find: "headers: { 'content-length': String(bytes), 'content-type': type },",
        replace: "headers: { 'content-type': type },",
        why: 'An address for one photo stores a film of gigabytes.',
      },
      {
        id: 'photo-address-for-days',
        find: 'const goodFor = 900',
        replace: 'const goodFor = 604_800',
        why: 'A photo’s address that was passed on shows it for a week.',
      },
    ],
  ),
  ...inFile({ file: 'functions/donations/getDonationCopy.ts', tests: ['test/api/donations.test.ts'] }, [
    {
      id: 'photo-copied',
      find: 'PhotoKey: null,',
      replace: 'PhotoKey: thing.PhotoKey,',
      why: 'Today’s donation shows last week’s bread.',
    },
    {
      id: 'custom-window-copied-as-number',
      find: 'PickupTimeTypeID: custom ? customChoice.ID : thing.PickupTimeType.ID',
      replace: 'PickupTimeTypeID: thing.PickupTimeType.ID',
      why: 'A copied donation with hours of its own can’t be posted as the form shows it.',
    },
  ]),
  ...inFile({ file: 'functions/offers/updateStartMode.ts', tests: ['test/api/matchList.test.ts'] }, [
    {
      id: 'tomorrow-by-utc',
      find: "(snapshot.endsWith('Z') ? 'Z' : snapshot.slice(-6))",
      replace: "(snapshot.endsWith('Z') ? 'Z' : 'Z')",
      why: '‘Tomorrow’ begins at seven in the evening.',
    },
  ]),
]
