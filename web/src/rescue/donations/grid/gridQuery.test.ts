import { describe, expect, it } from 'vitest'
import { rolePrefixes } from '../../../../../shared/core/access.ts'
import { gridEndpoints } from './gridEndpoints.ts'
import { fieldsOf, statusChoices } from './gridFields.ts'
import { anyStatus, type GridPrefix, isGridPrefix, transactionsQuery } from './gridQuery.ts'

const prefixes = Object.keys(gridEndpoints) as GridPrefix[]

describe('status grid', () => {
  it('[grid-endpoint-per-role] each prefix asks its own endpoint', () => {
    expect(prefixes.map((prefix) => gridEndpoints[prefix].path)).toEqual(
      prefixes.map((prefix) => `/api/${prefix}RealTimeGrid`),
    )
    expect([...new Set(Object.values(rolePrefixes))].filter((prefix) => !isGridPrefix(prefix))).toEqual([
      'Agency',
      'Pantry',
    ])
  })
  it('[grid-agency-column-roles] food banks and donors see the Agency column', () => {
    expect(prefixes.filter((prefix) => fieldsOf(prefix).includes('agency'))).toEqual(['FoodBank', 'Donor'])
  })
  it('[grid-foodbank-column-fano] only the national network sees the Food Bank column', () => {
    expect(prefixes.filter((prefix) => fieldsOf(prefix).includes('foodBank'))).toEqual(['FeedingAmerica'])
  })
  it('keeps the order of the specification', () => {
    expect(fieldsOf('FoodBank')).toEqual(['donorEntered', 'donor', 'agency', 'donation', 'status', 'action'])
    expect(fieldsOf('FeedingAmerica')).toEqual(['donorEntered', 'foodBank', 'donor', 'donation', 'status', 'action'])
    expect(fieldsOf('Coops')).toEqual(['donorEntered', 'donor', 'donation', 'status', 'action'])
  })
  it('[grid-any-status-first] Any Status, -1, stands before the loaded types', () => {
    const loaded = [{ ID: 5, Name: 'Pending Agency Response' }]
    expect(statusChoices(loaded, 'Any Status')).toEqual([{ ID: -1, Name: 'Any Status' }, ...loaded])
    expect(statusChoices([], 'Any Status')).toEqual([{ ID: -1, Name: 'Any Status' }])
  })
  it('asks only for what is set', () => {
    const zone = 'America/New_York'
    expect(transactionsQuery({ search: '', start: '', end: '', status: anyStatus, donor: '' }, zone)).toEqual({
      source: 'grid',
      zone,
    })
    expect(
      transactionsQuery({ search: 'bread', start: '2026-09-21', end: '2026-11-20', status: 5, donor: 'corner' }, zone),
    ).toEqual({
      source: 'grid',
      searchFilter: 'bread',
      donorFilter: 'corner',
      dateStartFilter: '2026-09-21',
      dateEndFilter: '2026-11-20',
      statusTypeId: 5,
      zone,
    })
  })
})
