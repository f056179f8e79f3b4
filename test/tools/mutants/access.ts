import { inFile, type Mutant } from './mutant.ts'

/** Bugs in who may do what, on whose resources, in loaders, and in the stack before and behind an endpoint. */

const ownership = inFile({ file: 'shared/core/access.ts', tests: ['shared/core/access.test.ts'] }, [
  {
    id: 'watcher-of-every-state',
    find: 'resource.FoodBankID !== undefined && caller.FoodBankIDs.includes(resource.FoodBankID)',
    replace: 'resource.FoodBankID !== undefined',
    why: 'A state association reads the donations of other states.',
  },
  {
    id: 'any-food-bank',
    find: 'return resource.FoodBankID === caller.EntityID',
    replace: 'return resource.FoodBankID !== undefined',
    why: 'Staff of one food bank change the donations of another.',
  },
  {
    id: 'any-donor',
    find: 'return resource.DonorID === caller.EntityID',
    replace: 'return resource.DonorID !== undefined',
    why: 'A donor cancels the donations of another.',
  },
  {
    id: 'any-location',
    find: 'return resource.DonorLocationID === caller.EntityID',
    replace: 'return resource.DonorLocationID !== undefined',
    why: 'A store opens the donations of other stores.',
  },
  {
    id: 'any-agency',
    find: 'return resource.AgencyIDs?.includes(caller.EntityID) ?? false',
    replace: 'return resource.AgencyIDs !== undefined',
    why: 'An agency reads the receipts of other agencies.',
  },
  {
    id: 'network-reads-messages',
    find: 'if (resource.UserID !== undefined) return resource.UserID === caller.UserID',
    replace: "if (resource.UserID !== undefined && caller.Role !== 'fano') return resource.UserID === caller.UserID",
    why: 'The network reads messages between other people.',
  },
])

const permissions = [
  ...inFile({ file: 'functions/core/http/permission.ts', tests: ['functions/core/http/stack.test.ts'] }, [
    {
      id: 'ownership-unchecked',
      find: 'resource === undefined || !canAccess(context.caller, owner(resource))',
      replace: 'resource === undefined',
      why: 'Everybody who is signed in reaches every resource by its number.',
    },
    {
      id: 'roles-unchecked',
      find: '(Array.isArray(roles) && roles.includes(caller.Role))',
      replace: 'Array.isArray(roles)',
      why: 'An agency approves match lists.',
    },
  ]),
  ...inFile({ file: 'functions/core/http/permission.ts', tests: ['test/api/pantry/helping/helping.test.ts'] }, [
    {
      id: 'helper-does-all',
      find: ' && !byHelper',
      replace: ' && false',
      why: 'A person who orders for a household signs for it, reads its texts and forgets it.',
    },
  ]),
  ...inFile({ file: 'functions/core/http/closing.ts', tests: ['test/api/core/closing.test.ts'] }, [
    {
      id: 'closed-tenant-takes-changes',
      find: 'mutates && (await isClosed',
      replace: 'mutates && !(await isClosed',
      why: 'What people write while the tenant is restored is lost.',
    },
  ]),
  ...inFile({ file: 'infra/operator/backfill.ts', tests: ['test/api/core/upgrade.test.ts'] }, [
    {
      id: 'backfill-leaves-attributes',
      find: '.filter((name) => wanted[name] === undefined)',
      replace: '.filter((name) => name !== name)',
      why: 'A rewritten item stays in lists that it does not belong to.',
    },
    {
      id: 'backfill-forgets-where-it-was',
      find: 'let start: Item | undefined = from?.Last',
      replace: 'let start: Item | undefined',
      why: 'A stopped run begins anew, however often it is stopped.',
    },
  ]),
  ...inFile({ file: 'functions/core/http/http.ts', tests: ['functions/core/http/stack.test.ts'] }, [
    {
      id: 'stack-without-permission',
      find: '    permission(definition),\n',
      replace: '',
      why: 'A donor changes the settings of a food bank.',
    },
    {
      id: 'resource-not-loaded',
      find: '    .use(ownedResource(loader))\n',
      replace:
        '    .use({ before: async ({ context }) => void Object.assign(context, { resource: await loader.load(context) }) })\n',
      why: 'A stranger opens the donations of a food bank by counting up.',
    },
    {
      id: 'input-before-permission',
      find: '    permission(definition),\n    ...request<I>(definition),',
      replace: '    ...request<I>(definition),\n    permission(definition),',
      why: 'Whoever may not call an endpoint still learns what it takes.',
    },
  ]),
  ...inFile({ file: 'functions/core/http/identification.ts', tests: ['test/api/core/envelope.test.ts'] }, [
    {
      id: 'id-token-taken',
      find: "claims?.token_use === 'access' ? ",
      replace: 'claims ? ',
      why: 'An ID token, which the web app hands around more freely, opens the API.',
    },
  ]),
  ...inFile({ file: 'functions/core/http/callerTable.ts', tests: ['test/api/network/session/session.test.ts'] }, [
    {
      id: 'role-taken-away-counts',
      find: 'if (!user || !hasActiveRole(user)) return undefined',
      replace: 'if (!user) return undefined',
      why: 'Whoever was disabled or lost their role works on.',
    },
    {
      id: 'facts-of-another-role',
      find: 'user.RoleFacts && isOfActiveRole(user, user.RoleFacts) ? user.RoleFacts : undefined',
      replace: 'user.RoleFacts',
      why: 'After a switch of roles the former role counts until the next token.',
    },
    {
      id: 'watcher-watches-nobody',
      find: 'return FoodBankID === undefined ? FoodBankIDs : [FoodBankID]',
      replace: 'return FoodBankID === undefined ? [] : [FoodBankID]',
      why: 'State associations and co-ops see no donation.',
    },
  ]),
  ...inFile({ file: 'functions/core/http/originSecret.ts', tests: ['functions/core/http/originSecret.test.ts'] }, [
    {
      id: 'around-cloudfront',
      find: 'if (!accepted.some(',
      replace: 'if (sent.length > 0 && !accepted.some(',
      why: 'A flood goes around the firewall straight to the API, and people’s screens stand still.',
    },
    {
      id: 'empty-origin-secret',
      find: "const accepted = setting('ORIGIN_SECRET').split(',')",
      replace: "const accepted = process.env.ORIGIN_SECRET?.split(',')\n    if (accepted === undefined) return",
      why: 'A deployment without the secret lets everybody pass around CloudFront.',
    },
    {
      id: 'first-secret-only',
      find: 'accepted.some((secret)',
      replace: 'accepted.slice(0, 1).some((secret)',
      why: 'While a deployment is under way, every call is refused for minutes.',
    },
  ]),
]

const answers = [
  ...inFile({ file: 'functions/core/http/prefetch.ts', tests: ['test/contract/offers.test.ts'] }, [
    {
      id: 'prefetch-changes',
      find: '/prefetch|prerender/i',
      replace: '/^prerender/i',
      why: 'A browser that loads links in advance moves matches.',
    },
    {
      id: 'older-prefetch-changes',
      find: `\${headers['sec-purpose'] ?? ''} \${headers.purpose ?? ''}`,
      replace: `\${headers['sec-purpose'] ?? ''}`,
      why: 'An older browser that loads links in advance moves matches.',
    },
  ]),
  ...inFile({ file: 'functions/core/http/envelope.ts', tests: ['test/api/core/envelope.test.ts'] }, [
    {
      id: 'stored-fields-answered',
      find: 'const value = definition.value.parse(outcome)',
      replace: 'const value = outcome',
      why: 'Fields that nobody should see travel to the browser.',
    },
    {
      id: 'read-shared-by-caches',
      find: "'cache-control': 'private, no-cache'",
      replace: "'cache-control': 'public, max-age=60'",
      why: 'A shared cache shows one person’s donations to another.',
      tests: ['test/contract/session.test.ts'],
    },
    {
      id: 'change-with-tag',
      find: "if (definition.mutates || definition.method !== 'GET') return full",
      replace: "if (definition.method !== 'GET') return full",
      why: 'A repeated change by GET is answered 304 instead of what it changed.',
      tests: ['test/contract/offers.test.ts'],
    },
    {
      id: 'weak-tag-unknown',
      find: ".replace(/^W\\//, '') === etag",
      replace: ' === etag',
      why: 'Behind the CDN every poll loads everything anew, which phones pay for.',
      tests: ['test/contract/session.test.ts'],
    },
    {
      id: 'answer-of-another-caller',
      find: 'vary: `accept-language, authorization, ',
      replace: 'vary: `accept-language, ',
      why: 'Whoever signs in after somebody else on one computer sees the other’s donations.',
      tests: ['test/contract/session.test.ts'],
    },
  ]),
  ...inFile({ file: 'functions/core/http/fault.ts', tests: ['test/api/core/envelope.test.ts'] }, [
    {
      id: 'fault-tells-inside',
      find: `\`Something went wrong. Please try again later. (\${requestId})\``,
      replace: `\`\${String(error)} (\${requestId})\``,
      why: 'A fault shows names of tables and people to strangers.',
    },
    {
      id: 'conflict-answered-as-fault',
      find: '  if (isConflict(error)) return new HttpFault(409, refusals.changedMeanwhile[language])\n',
      replace: '',
      why: 'Whoever was a moment too late reads of a fault instead of looking again.',
    },
  ]),
  ...inFile({ file: 'functions/core/http/input.ts', tests: ['test/contract/session.test.ts'] }, [
    {
      id: 'body-without-limit',
      find: "  if (text.length > maxBody) throw new HttpFault(413, 'The request is too large.')\n",
      replace: '',
      why: 'One huge body after the other keeps the functions busy that people wait for.',
    },
  ]),
  ...inFile({ file: 'functions/core/http/idempotency.ts', tests: ['test/api/core/idempotency.test.ts'] }, [
    {
      id: 'any-idempotency-key',
      find: '!/^[\\w-]{8,100}$/.test(key)',
      replace: "key === ''",
      why: 'A key that several phones share answers one with the other’s donation.',
    },
    {
      id: 'repeat-reads-refusal',
      find: '    if (stored) request.response = stored.Response\n',
      replace: '',
      why: 'A receipt that was made is reported as refused, and people write a second one.',
    },
    {
      id: 'repeat-reads-conflict',
      find: 'if (stored && context.idempotencyKey.isOfThisInput(stored)) return answerOf(definition, event, stored.Response)',
      replace: '',
      why: 'A second click reads of a conflict although the donation was posted.',
    },
    {
      id: 'stored-response-of-other-input',
      find: 'if (stored && !context.idempotencyKey.isOfThisInput(stored)) throw keyReused(context)',
      replace: '',
      why: 'A corrected receipt is answered with the uncorrected one and never recorded.',
    },
  ]),
]

const endpoints = [
  ...inFile(
    { file: 'functions/network/session/setActiveRole.ts', tests: ['test/api/network/session/session.test.ts'] },
    [
      {
        id: 'role-of-other-entity',
        find: 'role.Role === input.Role && (wantedEntity === undefined || role.EntityID === wantedEntity)',
        replace: 'role.Role === input.Role',
        why: 'Whoever asks for one food bank acts for another.',
      },
      {
        id: 'role-not-held',
        find: '  if (!held) return refuse(refusals.roleNotHeld)\n  const ActiveRole = { Role: held.Role, EntityID: held.EntityID }',
        replace:
          '  const ActiveRole = { Role: input.Role, EntityID: held?.EntityID ?? wantedEntity ?? caller.EntityID }',
        why: 'Anybody takes any role at any food bank.',
      },
    ],
  ),
  ...inFile(
    {
      file: 'functions/network/session/passwordReset.ts',
      tests: ['test/api/network/session/passwordReset.isolated.test.ts'],
    },
    [
      {
        id: 'reset-leaves-tokens',
        find: '  await table.commit(endAllSignIns(Username, now))\n',
        replace: '',
        why: 'Whoever knew a forgotten password works on for an hour after it was replaced.',
      },
    ],
  ),
  ...inFile(
    { file: 'functions/pantry/customers/account.ts', tests: ['test/api/network/people/people.isolated.test.ts'] },
    [
      {
        id: 'password-of-staff',
        find: 'user !== undefined && isStaff(user)',
        replace: 'user === null',
        why: 'An agency sets the password of an administrator who is a neighbor as well, and acts in that role.',
      },
    ],
  ),
  ...inFile({ file: 'functions/network/people/join.ts', tests: ['test/api/network/people/people.isolated.test.ts'] }, [
    {
      id: 'neighbor-keeps-known-password',
      find: 'user.Roles.length > 0 && !isStaff(user)',
      replace: 'user.Roles.length < 0',
      why: 'Staff who set a neighbor’s password sign in to the role that the neighbor was invited to.',
    },
  ]),
  ...inFile({ file: 'functions/network/session/sessionOf.ts', tests: ['test/api/network/session/session.test.ts'] }, [
    {
      id: 'session-of-the-token',
      find: 'isSame(user.ActiveRole, expected) ? organization : await table.getEach(wanted)',
      replace: 'organization',
      why: 'After switching roles the menu shows the other organization’s name and receipts for an hour.',
    },
  ]),
  ...inFile(
    {
      file: 'functions/rescue/donations/transactionView.ts',
      tests: ['test/api/rescue/donations/donations.isolated.test.ts'],
    },
    [
      {
        id: 'agency-reads-all-matches',
        find: "(match) => caller.Role !== 'agency' || match.Agency.ID === caller.EntityID",
        replace: '() => true',
        why: 'Agencies read who else was asked and in which order.',
      },
      {
        id: 'scores-for-everyone',
        find: 'ScoreComponents: isFoodBankRole(Role) ?',
        replace: 'ScoreComponents: Role ?',
        why: 'Agencies read how they are scored.',
      },
      {
        id: 'timeline-of-others',
        find: 'agency === caller.EntityID\n}',
        replace: 'agency > 0\n}',
        why: 'An agency reads in the timeline which others declined.',
      },
      {
        id: 'loser-reads-agreement',
        find: 'isAgency ? asKnownTo(timeline.state, caller.EntityID) : timeline.state',
        replace: 'timeline.state',
        why: 'An agency that declined reads when the winner’s driver comes.',
      },
    ],
  ),
  ...inFile({ file: 'functions/rescue/receipts/createReceipt.ts', tests: ['test/api/rescue/offers/offers.test.ts'] }, [
    {
      id: 'receipt-of-any-donation',
      find: '!donation || !canAccess(caller, ownerOfDonation(donation))',
      replace: '!donation',
      why: 'An agency tries its receipt on the donations of others and learns what became of them.',
    },
    {
      id: 'receipt-of-any-store',
      find: '.FoodBankID !== agency.FoodBankID',
      replace: '.FoodBankID === 0',
      why: 'A receipt names a store of another food bank.',
    },
    {
      id: 'receipt-for-any-agency',
      find: 'isFoodBankRole(caller.Role) ? input.agencyId : caller.EntityID',
      replace: 'input.agencyId ?? caller.EntityID',
      why: 'An agency records its pickup as that of another.',
    },
    {
      id: 'receipt-twice',
      find: '[...saved, ...idempotencyKey.writes(answer, now)]',
      replace: 'saved',
      why: 'A receipt whose answer was lost is counted twice.',
      tests: ['test/api/core/idempotency.test.ts'],
    },
  ]),
  ...inFile({ file: 'functions/rescue/receipts/loadReceipt.ts', tests: ['test/api/rescue/offers/offers.test.ts'] }, [
    {
      id: 'receipt-form-of-others',
      find: '  assertReceiving(resource, caller)\n',
      replace: '',
      why: 'An agency that was asked before reads who got the donation.',
    },
  ]),
  ...inFile({ file: 'functions/rescue/offers/answeringAgency.ts', tests: ['test/api/rescue/offers/offers.test.ts'] }, [
    {
      id: 'answer-for-others',
      find: 'agencyId === null || matchOfAgency(donation, agencyId)?.ID !== matchId',
      replace: 'agencyId === null',
      why: 'Staff press Accept on one agency’s offer and answer that of their own.',
    },
    {
      id: 'withdrawn-from-anybody',
      find: 'MatchID === matchId && Agency.ID === agencyId',
      replace: 'MatchID === matchId || Agency.ID === agencyId',
      why: 'An agency learns of an offer to another one that was withdrawn.',
    },
  ]),
  ...inFile({ file: 'functions/rescue/offers/getMatch.ts', tests: ['test/api/rescue/offers/offers.test.ts'] }, [
    {
      id: 'offer-of-others',
      find: "view.caller.Role === 'agency' && offer?.Match.Agency.ID !== view.caller.EntityID",
      replace: 'offer?.Match.Agency.ID === 0',
      why: 'An agency opens the offer of another by counting up.',
    },
  ]),
  ...inFile({ file: 'functions/work/messages/messageTable.ts', tests: ['test/api/work/messages/messages.test.ts'] }, [
    {
      id: 'sender-deletes-copies',
      find: 'owner: ({ copy }) => ({ UserID: copy.UserID })',
      replace: 'owner: ({ message }) => ({ UserID: message.Sender.UserID })',
      why: 'The sender takes a message out of the inboxes of others, and they can’t open it.',
    },
  ]),
]

export const access: readonly Mutant[] = [...ownership, ...permissions, ...answers, ...endpoints]
