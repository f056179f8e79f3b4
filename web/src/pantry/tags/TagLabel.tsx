import { Chip, Tooltip } from '@mui/material'
import { tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { tagColours } from '../../core/app/tokens.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

interface TagLabelProps {
  tag: {
    readonly Name: string
    readonly RequiresInclude: boolean
    readonly PantryInventoryItemTagGroup: { readonly Name: string }
  }
  size?: keyof typeof sizes
  isDisabled?: boolean
}

const sizes = {
  sm: { fontSize: 'overline.fontSize', py: 0 },
  md: { fontSize: 'body2.fontSize', py: 0.25 },
  lg: { fontSize: 'subtitle1.fontSize', py: 0.25 },
} as const

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
        sx={[
          look,
          sizes[size],
          { bgcolor: tagColours[tag.RequiresInclude ? 'required' : 'plain'] },
          isDisabled ? { opacity: 0.5 } : {},
        ]}
      />
    </Tooltip>
  )
}

const look = { height: 'auto', minHeight: 24, maxWidth: '100%', color: 'common.white' } as const
