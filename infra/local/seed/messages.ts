import { nextId } from '../../../functions/core/table/ids.ts'
import { table } from '../../../functions/core/table/table.ts'
import { linesAround } from '../../../functions/network/organizations/directoryTable.ts'
import { messageWrites, openCopy } from '../../../functions/work/messages/messageTable.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import { refusalText } from '../../../shared/core/refusalText.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import { addressed } from '../../../shared/work/messages/addressing.ts'
import { type Classification, copyId } from '../../../shared/work/messages/message.ts'
import { at } from './context.ts'
import { demoDomain } from './people.ts'
import { after, hours } from './scenario.ts'

/** Recent messages between the people of the demonstration, some of them read. */
interface SeedMessage {
  readonly hoursAgo: number
  readonly from: string
  readonly to: readonly string[]
  readonly about: Classification
  readonly subject: string
  readonly body: string
  /** Recipients who have opened it. */
  readonly readBy: readonly string[]
}

const seedMessages: readonly SeedMessage[] = [
  {
    hoursAgo: 101,
    from: 'network',
    to: ['association', 'coop', 'coordinator', 'administrator', 'director'],
    about: 'announcement',
    subject: 'Monthly call on Thursday',
    body: 'We talk about winter storage this time.\nPlease send your questions until Wednesday noon.',
    readBy: ['association', 'coordinator', 'director'],
  },
  {
    hoursAgo: 77,
    from: 'donor',
    to: ['store'],
    about: 'general',
    subject: 'Please post before noon',
    body: 'Agencies fetch the same day when a donation is posted in the morning. Thank you!',
    readBy: ['store'],
  },
  {
    hoursAgo: 53,
    from: 'coordinator',
    to: ['agency', 'second'],
    about: 'announcement',
    subject: 'Pickups over the holidays',
    body: 'The stores close at 3 PM on the day before the holiday.\nPlease propose pickup times before that.',
    readBy: ['agency'],
  },
  {
    hoursAgo: 31,
    from: 'agency',
    to: ['coordinator'],
    about: 'general',
    subject: 'Our freezer works again',
    body: 'The repair is done: from today we take frozen food as before.',
    readBy: ['coordinator'],
  },
  {
    hoursAgo: 30,
    from: 'coordinator',
    to: ['agency'],
    about: 'general',
    subject: 'Re: Our freezer works again',
    body: 'Good to hear. The next frozen load is yours to accept.',
    readBy: [],
  },
  {
    hoursAgo: 26,
    from: 'administrator',
    to: ['agencia'],
    about: 'receipt',
    subject: 'Recibo pendiente',
    body: 'La tienda ya cerró la donación de ayer.\nPor favor, haga el recibo cuando pueda.',
    readBy: ['agencia'],
  },
  {
    hoursAgo: 24,
    from: 'agencia',
    to: ['administrator'],
    about: 'receipt',
    subject: 'Re: Recibo pendiente',
    body: 'Gracias por avisar. Lo hago hoy por la tarde.',
    readBy: [],
  },
  {
    hoursAgo: 20,
    from: 'store',
    to: ['coordinator'],
    about: 'donation',
    subject: 'Loading dock closed on Friday',
    body: 'Drivers please use the front entrance on Friday; the dock is being painted.',
    readBy: [],
  },
  {
    hoursAgo: 8,
    from: 'director',
    to: ['kitchen'],
    about: 'donation',
    subject: 'Thank you for the quick pickup',
    body: 'The store wrote that your driver was there within the hour.',
    readBy: [],
  },
  {
    hoursAgo: 6,
    from: 'coordinator',
    to: ['agency'],
    about: 'receipt',
    subject: 'Receipts of this week',
    body: 'Some donations of this week still wait for your receipt. They are on your start page.',
    readBy: [],
  },
  {
    hoursAgo: 5,
    from: 'panaderia',
    to: ['administrator'],
    about: 'donation',
    subject: 'Pan dulce de sobra',
    body: 'Hoy hay más pan dulce que de costumbre; lo publicamos por la tarde.',
    readBy: [],
  },
]

/** Writes the messages by the app's rules: only to people whom the sender may write to, one after the other. */
export async function writeMessages(users: readonly User[], now: Date): Promise<void> {
  const inBox = (box: string) =>
    at(
      users.filter((user) => user.UserName === `${box}@${demoDomain}`),
      0,
    )
  for (const seedMessage of seedMessages) {
    const sender = inBox(seedMessage.from)
    const role = at(sender.Roles, 0)
    const writer = { UserID: sender.ID, EntityID: role.EntityID }
    const UserIDs = seedMessage.to.map((box) => inBox(box).ID)
    const recipients = addressed(await linesAround(writer), { UserIDs, Groups: [], EntityIDs: [] }, writer)
    if (isRefusal(recipients))
      throw new Error(`${seedMessage.from} may not write "${seedMessage.subject}": ${refusalText(recipients, 'en')}`)
    const message = {
      ID: await nextId('message'),
      SendDate: after(now, -hours(seedMessage.hoursAgo)).toISOString(),
      Subject: seedMessage.subject,
      Body: seedMessage.body,
      classification: seedMessage.about,
      RecipientGroups: [],
      RecipientEntityNames: [],
      Sender: { UserID: sender.ID, UserName: sender.UserName, Name: sender.Name, EntityName: role.EntityName },
    }
    await table.commit(messageWrites(message, recipients))
    for (const [index, recipient] of recipients.entries()) {
      if (!seedMessage.readBy.some((box) => inBox(box).ID === recipient.UserID)) continue
      const untouched = { MessageViewedTime: null, IsRemoved: false, Version: 1 }
      const copy = { ...recipient, ...untouched, ID: copyId(message.ID, index + 1) }
      await openCopy({ message, copy }, after(now, -hours(seedMessage.hoursAgo * 0.8)))
    }
  }
}
