import { Box, Stack, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import type { TefapDeclaration } from '../../../../shared/pantry/tefap/api.ts'
import type { IncomeProgram } from '../../../../shared/pantry/tefap/limits.ts'
import { tefapTexts } from '../../../../shared/pantry/tefap/texts.ts'
import { dollarsText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import type { DeclaringProps } from './DeclarationForm.tsx'
import { declaredPeople, lineFor } from './declaring.ts'

/** One tap: a program that the household takes part in, or the income line for its size. */
export function BasisChoice({ declaration, values, change }: DeclaringProps & { declaration: TefapDeclaration }) {
  const text = useText(tefapTexts)
  const { language } = useLanguage()
  const people = Math.max(1, declaredPeople(values))
  const toggled = (program: IncomeProgram) =>
    values.programs.includes(program) ? values.programs.filter((one) => one !== program) : [...values.programs, program]
  const { programs } = declaration.Rules
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 1 }}>
        {text('basis')}
      </Typography>
      <Stack spacing={1}>
        {programs.length > 0 ? <Typography color="textSecondary">{text('programs')}</Typography> : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {programs.map((program) => (
            <Box component="label" key={program} sx={choice}>
              <input
                type="checkbox"
                checked={values.programs.includes(program)}
                onChange={() => change({ programs: toggled(program), isBelowLine: false })}
              />
              {text(`program.${program}`)}
            </Box>
          ))}
        </Box>
        <Box component="label" sx={choice}>
          <input
            type="checkbox"
            checked={values.isBelowLine}
            onChange={({ target }) => change({ isBelowLine: target.checked, programs: [] })}
          />
          <span>
            {text('incomeBelow', { amount: dollarsText(lineFor(declaration, people), language) })}
            <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
              {text(plural(language, 'incomeFor', people), { count: people })}
            </Box>
          </span>
        </Box>
      </Stack>
    </Box>
  )
}

const choice = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 48,
  px: 1.5,
  py: 0.75,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  cursor: 'pointer',
  '& input': { width: 22, height: 22, m: 0, flex: 'none', accentColor: 'currentColor' },
  '&:has(:checked)': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'secondary.light', outlineOffset: 2 },
} as const
