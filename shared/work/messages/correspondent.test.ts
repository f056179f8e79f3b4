import { describe, expect, it } from 'vitest'
import { type Correspondent, correspondents, maxOffered, offered } from './correspondent.ts'

const person = (UserID: number, Name: string, EntityName = 'Hope Pantry'): Correspondent => ({
  UserID,
  UserName: `${Name.toLowerCase().replaceAll(' ', '.')}@example.org`,
  Name,
  EntityName,
})
const [zoe, adam, me] = [person(1, 'Zoe Lund'), person(2, 'Adam Ives'), person(9, 'Me Myself')]

describe('the people one may write to', () => {
  it('stand there once, by name, and without the writer', () => {
    expect(correspondents([zoe, me, adam, zoe], 9)).toEqual([adam, zoe])
  })

  it('have the names of all their organizations', () => {
    const [twice] = correspondents([person(1, 'Zoe Lund', 'Valley Food Bank'), zoe, zoe], 9)
    expect(twice?.EntityName).toBe('Hope Pantry, Valley Food Bank')
  })

  it.each([
    [undefined, [adam, zoe]],
    ['', [adam, zoe]],
    ['ADAM', [adam]],
    ['lund hope', [zoe]],
    ['zoe.lund@', [zoe]],
    ['adam lund', []],
  ])('are found by %j', (search, found) => expect(offered([adam, zoe], search)).toEqual(found))

  it('are offered fifty at a time', () => {
    const many = Array.from({ length: 120 }, (_, i) => person(i + 1, `Person ${i}`))
    expect(maxOffered).toBe(50)
    expect(offered(many, undefined)).toEqual(many.slice(0, 50))
    expect(offered(many, 'Person 119')).toEqual([many[119]])
  })
})
