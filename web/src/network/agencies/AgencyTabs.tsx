import * as agencies from '../../../../shared/network/agencies/api.ts'
import { agencySetupTexts } from '../../../../shared/network/agencies/texts.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { CountTabs } from '../../core/ui/CountTabs.tsx'
import { useAfterPaint } from '../../core/ui/useAfterPaint.ts'
import { useText } from '../../core/words/language.tsx'

interface AgencyTabsProps {
  search: string
  value: string
  onChange: (value: string) => void
}

/** The parts of the list, with the numbers of agencies that the search finds; the one that takes longer comes by itself. */
export function AgencyTabs({ search, value, onChange }: AgencyTabsProps) {
  const text = useText(agencySetupTexts)
  const organization = useText(organizationTexts)
  const found = useAfterPaint() ? { searchFilter: search || undefined } : null
  const counts = useApi(agencies.countAgencies, found).data
  const attention = useApi(agencies.countAgencies, found && counts ? { ...found, part: 'attention' } : null).data
  const tabs = [
    { value: 'all', label: organization('allOfThem'), count: counts?.All },
    { value: 'attention', label: text('tab.attention'), count: attention?.Attention },
    { value: 'active', label: organization('onlyActive'), count: counts?.Active },
    { value: 'inactive', label: organization('onlyInactive'), count: counts?.Inactive },
  ]
  return <CountTabs label={organization('show')} value={value} onChange={onChange} tabs={tabs} />
}
