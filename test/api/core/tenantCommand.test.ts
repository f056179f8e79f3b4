import { expect, it } from 'vitest'
import { allFoodBanks } from '../../../functions/network/organizations/entityTable.ts'
import { loadInvitations } from '../../../functions/network/people/invitationTable.ts'
import { tenantCommand } from '../../../infra/operator/tenantCommand.ts'

/** The operator sets up an empty tenant. */

const place = '--street 1~Harbor~St --city Dubuque --state IA --postal 52001 --latitude 42.5 --longitude=-90.66'
const run = (line: string) => tenantCommand(line.split(' ').map((word) => word.replaceAll('~', ' ')))

it('makes an association, its food bank, and invites the first administrator', async () => {
  expect(await run('list')).toEqual(['There is no food bank yet.'])
  const [association = ''] = await run('create-association --name Iowa --zone America/Chicago')
  const id = /^stateAssociation (\d+): Iowa$/.exec(association)?.[1]
  await run(`create-foodbank --name River --zone America/Chicago ${place} --association ${id}`)
  const [foodBank] = await allFoodBanks()
  expect(foodBank).toMatchObject({ Name: 'River', StateAssociationID: Number(id), CoopID: null })
  const invite = `invite --entity ${foodBank?.ID} --email Ada@River.example.org --name Ada`
  await run(`${invite} --role foodbankadmin`)
  expect(await loadInvitations(foodBank?.ID ?? 0)).toEqual([
    expect.objectContaining({ EMailAddress: 'ada@river.example.org', Role: 'foodbankadmin', By: null, State: 'open' }),
  ])
  await expect(run(`${invite} --role foodbankadmin`)).rejects.toThrow('was invited to this role already')
  await expect(run(`${invite} --role agency`)).rejects.toThrow(/^--role for River is one of: foodbank, /)
})

it('makes a food bank and invites its contact as its administrator, by one command', async () => {
  const contact = '--contact Bea~Hill --phone +15635550101 --email bea@lake.example.org'
  const lines = await run(
    `create-foodbank --name Lake --zone America/Chicago ${place} ${contact} --invite --language es`,
  )
  const [, id] = /^foodBank (\d+): Lake$/.exec(lines[0] ?? '') ?? []
  expect(lines[1]).toMatch(/^Invitation \d+ to bea@lake\.example\.org as foodbankadmin of Lake/)
  expect(await loadInvitations(Number(id))).toEqual([
    expect.objectContaining({ Name: 'Bea Hill', Role: 'foodbankadmin', Language: 'es', State: 'open' }),
  ])
})

it('makes no food bank when its contact can’t be invited', async () => {
  const before = await allFoodBanks()
  await expect(run(`create-foodbank --name Hill --zone America/Chicago ${place} --invite`)).rejects.toThrow(
    '--email is missing\n--contact is missing',
  )
  expect(await allFoodBanks()).toEqual(before)
})

it.each([
  ['nonsense', 'Usage: npm run tenant'],
  ['create-coop --name North --zone Nowhere/Else', 'zone'],
  [`create-foodbank --zone America/Chicago ${place}`, '--name is missing'],
  ['invite --entity 99999 --role agency --email a@b.example --name Ann', 'There is no entity 99999'],
  ['list --surprise', 'Usage: npm run tenant'],
])('says what is wrong with: %s', async (line, reason) => {
  await expect(run(line)).rejects.toThrow(reason)
})

it('takes a negative longitude as it is typed, and names missing options', async () => {
  const typed = place.replace('--longitude=-90.66', '--longitude -90.66')
  const [line] = await run(`create-foodbank --name West --zone America/Chicago ${typed}`)
  expect(line).toMatch(/^foodBank \d+: West$/)
  const west = (await allFoodBanks()).find(({ Name }) => Name === 'West')
  expect(west?.Address.Longitude).toBe(-90.66)
  await expect(run('create-foodbank --name East')).rejects.toThrow('--zone is missing')
  await expect(run('create-foodbank --name East --zone America/Chicago --street 1~Main')).rejects.toThrow(
    /^--city is missing\n--state is missing\n--postal is missing$/,
  )
})

it('looks the address up without coordinates: about here by the ZIP code, or says what to give', async () => {
  const address = '--street 1~Harbor~St --city Dubuque --state IA'
  const lines = await run(`create-foodbank --name Mill --zone America/Chicago ${address} --postal 52001`)
  expect(lines).toEqual([
    expect.stringMatching(/^foodBank \d+: Mill$/),
    expect.stringMatching(/^Its pin is in the middle of the ZIP code: /),
  ])
  const mill = (await allFoodBanks()).find(({ Name }) => Name === 'Mill')
  expect(mill?.Address).toMatchObject({ Latitude: 42.548, Longitude: -90.694, LocatedBy: 'area' })
  await expect(run(`create-foodbank --name Box --zone America/Chicago ${address} --postal 52004`)).rejects.toThrow(
    'The address was not found. Check it, or add: --latitude … --longitude …',
  )
})
