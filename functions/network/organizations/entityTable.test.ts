import { expect, it } from 'vitest'
import type { User } from '../../../shared/network/organizations/entity.ts'
import { table } from '../../core/table/table.ts'
import { loadPeople, putUser } from './entityTable.ts'

const person = (ID: number, ...entities: number[]): User => ({
  ID,
  Subject: `subject-${ID}`,
  UserName: `user${ID}`,
  Name: `Person ${ID}`,
  EMailAddress: `user${ID}@example.org`,
  Language: 'en',
  TimeZone: 'UTC',
  Roles: entities.map((EntityID) => ({ Role: 'foodbankuser', EntityID, EntityName: `Food Bank ${EntityID}` })),
  ActiveRole: { Role: 'foodbankuser', EntityID: entities[0] ?? 0 },
  Unsubscribed: [],
})

it('finds everyone who acts for one of several entities, each once, however many they are', async () => {
  const everyone = Array.from({ length: 230 }, (_, index) => person(index + 1, 10, ...(index % 2 ? [20] : [])))
  const writes = [...everyone, person(999, 30)].flatMap(putUser)
  for (let start = 0; start < writes.length; start += 100) await table.commit(writes.slice(start, start + 100))
  const found = await loadPeople([10, 20, 10])
  expect(found.map((user) => user.ID).sort((a, b) => a - b)).toEqual(everyone.map((user) => user.ID))
})
