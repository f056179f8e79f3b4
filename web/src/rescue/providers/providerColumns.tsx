import { Box } from '@mui/material'
import { useMemo } from 'react'
import { languageNames } from '../../../../shared/core/text/languages.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import type { ShownProvider } from '../../../../shared/rescue/providers/provider.ts'
import { providerSetupTexts } from '../../../../shared/rescue/providers/texts.ts'
import { Strong, TwoLines } from '../../core/grid/cells.tsx'
import { type Column, column, type FileColumn } from '../../core/grid/column.ts'
import { EditLink } from '../../core/record/EditLink.tsx'
import { numberText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { ActiveChip } from '../../network/organizations/ActiveChip.tsx'
import { activeFile, yesOrNo } from '../../network/organizations/organizationCsv.ts'

/** A volunteer or company in the grid, on a phone and in the file. */
export function useProviderColumns(mayEdit: boolean, open: (id: number) => void): readonly Column<ShownProvider>[] {
  const text = useText(providerSetupTexts)
  const organization = useText(organizationTexts)
  const { language } = useLanguage()
  return useMemo(() => {
    const limitsOf = ({ MaxMiles, MaxPounds, CanCarryFrozen }: ShownProvider) => {
      const limits = { miles: numberText(MaxMiles, language), pounds: numberText(MaxPounds, language) }
      return [text('limitsText', limits), ...(CanCarryFrozen ? [text('frozen')] : [])].join(', ')
    }
    const kindOf = ({ ProviderKind, IsActive }: ShownProvider) =>
      [text(ProviderKind), ...(IsActive ? [] : [organization('inactive')])].join(' · ')
    const contactOf = ({ PhoneNumber, EMailAddress }: ShownProvider) =>
      [PhoneNumber, EMailAddress].filter(Boolean).join(' · ')
    const contactFile: FileColumn<ShownProvider>[] = [
      [organization('phone'), ({ PhoneNumber }) => PhoneNumber],
      [organization('email'), ({ EMailAddress }) => EMailAddress],
      [text('language'), ({ Language }) => languageNames[Language]],
    ]
    const limitsFile: FileColumn<ShownProvider>[] = [
      [text('miles'), ({ MaxMiles }) => MaxMiles],
      [text('pounds'), ({ MaxPounds }) => MaxPounds],
      [text('canCarryFrozen'), ({ CanCarryFrozen }) => yesOrNo(organization, CanCarryFrozen)],
    ]
    const name: FileColumn<ShownProvider>[1] = ({ Name }) => Name
    const size = { flex: 1.2, minWidth: 160 }
    return [
      column('Name', organization('name'), { ...size, card: 'title', file: name }, ({ Name }) => (
        <Strong>{Name}</Strong>
      )),
      column('Kind', text('kind'), { width: 120, card: { line: kindOf }, file: true }, (row) => text(row.ProviderKind)),
      column(
        'Contact',
        text('contact'),
        { flex: 1.2, minWidth: 180, card: { line: contactOf }, file: contactFile },
        (row) => <TwoLines first={row.PhoneNumber} second={row.EMailAddress} isWrapped />,
      ),
      column(
        'Limits',
        text('limits'),
        { flex: 1, minWidth: 160, card: { line: limitsOf }, file: limitsFile },
        (row) => <Box sx={wrapped}>{limitsOf(row)}</Box>,
      ),
      column('State', text('state'), { width: 110, file: activeFile(organization) }, (row) => (
        <ActiveChip isActive={row.IsActive} />
      )),
      column('Action', organization('action'), { width: 84, card: 'end' }, ({ ID, Name }) => (
        <EditLink name={Name} mayEdit={mayEdit} onClick={() => open(ID)} />
      )),
    ]
  }, [text, organization, language, mayEdit, open])
}

const wrapped = { lineHeight: 1.3, minWidth: 0, whiteSpace: 'normal' } as const
