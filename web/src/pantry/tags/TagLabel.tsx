import { Chip, Tooltip } from '@mui/material'
import { tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

interface TagLabelProps {
  tag: {
    readonly Name: string
    readonly RequiresInclude: boolean
    readonly PantryInventoryItemTagGroup: { readonly Name: string }
  }
  size?: keyof typeof fontSizes
  isDisabled?: boolean
}

const fontSizes = { sm: 12, md: 14, lg: 16 } as const

/** A tag: blue when its products appear only where it is assigned, else grey. The tooltip names its group. */
export function TagLabel({ tag, size = 'lg', isDisabled = false }: TagLabelProps) {
  const text = useText(tagTexts)
  const { language } = useLanguage()
  const name = tagNameIn(tag.Name, language)
  const tooltip = text('chipTooltip', { name, group: tagNameIn(tag.PantryInventoryItemTagGroup.Name, language) })
  const title = tag.RequiresInclude ? `${tooltip}: ${text('requiresTitle')}` : tooltip
  return (
    <Tooltip title={title} describeChild disableInteractive>
      <Chip
        label={name}
        {...(isDisabled ? { 'aria-disabled': true } : {})}
        sx={[look(size), tag.RequiresInclude ? blue : grey, isDisabled ? { opacity: 0.5 } : {}]}
      />
    </Tooltip>
  )
}

const look = (size: keyof typeof fontSizes) =>
  ({
    fontSize: fontSizes[size],
    height: 'auto',
    minHeight: fontSizes[size] * 1.7,
    maxWidth: '100%',
    py: 0.125,
  }) as const
const blue = { color: '#fff', bgcolor: '#1d4ed8' } as const
const grey = { color: '#fff', bgcolor: '#4b5563' } as const
