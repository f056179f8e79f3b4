import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { GridRow, StatusSummary } from '../../../../../shared/rescue/donations/api.ts'
import { StatusSummaryView } from '../StatusSummaryView.tsx'
import { DonorCell } from './GridCells.tsx'

const status: StatusSummary = {
  Type: 'StatusPendingAgencyResponse',
  TypeID: 5,
  Title: 'Pending Agency Response',
  Subtitle: 'Offered to Harbor Light until 3:15 PM EST.',
  Tone: 'neutral',
  IsActionRequired: false,
  IsWarningOrFailure: false,
  ProgressOverview: 40,
}
const shown = (change: Partial<StatusSummary>) =>
  renderToStaticMarkup(<StatusSummaryView status={{ ...status, ...change }} />)

describe('the status cell', () => {
  it('[grid-status-cell] shows title, subtitle and progress, and no icon when there is nothing to do', () => {
    const html = shown({})
    expect(html).toContain('Pending Agency Response')
    expect(html).toContain('Offered to Harbor Light until 3:15 PM EST.')
    expect(html).toContain('aria-valuenow="40"')
    expect(html).not.toContain('<title>')
  })
  it('[grid-status-cell] shows the attention icon, and the warning icon before it', () => {
    expect(shown({ IsActionRequired: true })).toContain('<title>Needs your attention</title>')
    const both = shown({ IsActionRequired: true, IsWarningOrFailure: true })
    expect(both).toContain('<title>Something went wrong</title>')
    expect(both).not.toContain('Needs your attention')
  })
  it.each([0, 99, 100])('hides the progress bar at %i', (ProgressOverview) =>
    expect(shown({ ProgressOverview })).not.toContain('progressbar'),
  )
})

it('[grid-donor-cell] the donor cell shows the donor’s name and the location’s code', () => {
  const row = { DonorLocation: { ID: 900, Code: 'S-1', Donor: { Name: 'Corner Market' } } } as GridRow
  expect(renderToStaticMarkup(<DonorCell row={row} />)).toMatch(/Corner Market.*S-1/)
})
