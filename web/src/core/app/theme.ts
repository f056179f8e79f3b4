import { type CSSObject, createTheme, type Theme } from '@mui/material'
import type {} from '@mui/material/themeCssVarsAugmentation'
import type { ElementType } from 'react'
import { dark, light, type RailColours } from './colours.ts'

/**
 * The theme: harvest paper, evergreen and wheat. Every text colour below meets AA on the surfaces it stands on, in
 * light and dark (colours.test.ts measures it).
 */
declare module '@mui/material/styles' {
  interface Palette {
    rail: RailColours
  }
  interface PaletteOptions {
    rail?: RailColours
  }
}
const sans = 'Figtree, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif'

const heading = (fontSize: string) => ({
  fontSize,
  fontWeight: 650,
  lineHeight: 1.2,
  letterSpacing: 0,
})

/** Lower bounds of the breakpoints, in pixels. */
export const widths = { xs: 0, sm: 700, md: 1000, lg: 1280, xl: 1600 }

/** White, without what only works on a screen, no row on two pages, and no column cut off. */
const onPaper = (theme: Theme): CSSObject => ({
  // The variables of the light scheme, the first beside those that both share.
  ':root[data-scheme="dark"]': Object.values(theme.generateStyleSheets()[1] ?? {})[0],
  // Else the dark would fade into it.
  '*, *::before, *::after': { transitionProperty: 'none !important' },
  '.no-print': { display: 'none !important' },
  'tr, figure': { breakInside: 'avoid' },
  'body .MuiCard-root, body .MuiTableContainer-root': { overflow: 'visible' },
  'table .MuiTableCell-root': { paddingInline: 6 },
  'table .MuiTableCell-head': { whiteSpace: 'normal' },
})

/** `LinkComponent` renders the links of MUI's components: the router's behind the sign-in, plain ones before it. */
export const themeWith = (LinkComponent: ElementType = 'a', direction: 'ltr' | 'rtl' = 'ltr') =>
  createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'data-scheme', nativeColor: false },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: 4 },
    breakpoints: { values: widths },
    typography: {
      fontFamily: sans,
      h1: heading('clamp(1.5rem, 1.2rem + 1.2vw, 2rem)'),
      h2: heading('1.375rem'),
      h3: heading('1.125rem'),
      h4: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.35 },
      h5: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4 },
      h6: { fontSize: '0.875rem', fontWeight: 650, lineHeight: 1.4 },
      subtitle1: { fontSize: '1rem', lineHeight: 1.5 },
      body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
      overline: { fontSize: '0.75rem', fontWeight: 650, letterSpacing: '0.06em', lineHeight: 1.6 },
      button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: (theme) => ({
          body: { fontVariantNumeric: 'tabular-nums', wordSpacing: '0.04em', overflowWrap: 'anywhere' },
          'h1, h2, h3': { textWrap: 'balance' },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0.01ms !important',
            },
          },
          '@media print': onPaper(theme),
        }),
      },
      MuiButtonBase: { defaultProps: { LinkComponent, disableRipple: true } },
      MuiLink: {
        defaultProps: { component: LinkComponent, underline: 'hover' },
        styleOverrides: { root: { fontWeight: 550 } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: ({ theme }) => ({
            borderRadius: 8,
            minHeight: 40,
            paddingInline: 16,
            // A link that looks like a button has no centred text by itself.
            textAlign: 'center',
            // The page breaks long words; a button is at least as wide as its longest.
            overflowWrap: 'normal',
            '&:focus-visible': { outline: `3px solid ${theme.vars.palette.secondary.light}`, outlineOffset: 2 },
          }),
          sizeSmall: { minHeight: 32, paddingInline: 10 },
          sizeLarge: { minHeight: 48, paddingInline: 22, fontSize: '1rem' },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: ({ theme }) => ({
            '&:focus-visible': { outline: `3px solid ${theme.vars.palette.secondary.light}`, outlineOffset: 1 },
          }),
        },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 10 } },
      },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        // Hidden would make the card a scroll container, and buttons that stick in it would lie over its fields.
        styleOverrides: { root: { borderRadius: 14, overflow: 'clip' } },
      },
      MuiCardContent: { styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } } },
      MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
      MuiFormControl: { defaultProps: { size: 'small' } },
      MuiSelect: { defaultProps: { size: 'small' } },
      MuiAutocomplete: {
        defaultProps: { size: 'small' },
        // It lies over the form it belongs to: without an edge nobody sees where it ends.
        styleOverrides: {
          paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, boxShadow: theme.shadows[8] }),
        },
      },
      MuiBadge: { styleOverrides: { badge: { whiteSpace: 'nowrap' } } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: ({ theme }) => ({
            borderRadius: 8,
            backgroundColor: theme.vars.palette.background.paper,
            minHeight: 42,
          }),
          // A placeholder longer than its field ends in an ellipsis instead of in the middle of a letter.
          input: { '&:placeholder-shown': { textOverflow: 'ellipsis' } },
        },
      },
      MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 7 } } },
      MuiTooltip: {
        defaultProps: { arrow: true, enterDelay: 350 },
        styleOverrides: { tooltip: { fontSize: '0.8125rem' } },
      },
      MuiDialog: { styleOverrides: { paper: { borderRadius: 16 }, paperFullScreen: { borderRadius: 0 } } },
      MuiDialogTitle: {
        styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 650, padding: '20px 24px 12px' } },
      },
      MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 4, flexWrap: 'wrap' } } },
      MuiTableCell: {
        styleOverrides: {
          root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, padding: '12px 16px' }),
          head: ({ theme }) => ({ fontWeight: 650, fontSize: '0.8125rem', color: theme.vars.palette.text.secondary }),
          // Numbers stand at the right; the page's `overflowWrap` would break them between digits.
          alignRight: { whiteSpace: 'nowrap' },
        },
      },
      MuiAlert: {
        styleOverrides: {
          root: { borderRadius: 10, alignItems: 'center' },
          message: { paddingBlock: 6 },
          // On a phone the sentence wraps, not the words of its button.
          action: { whiteSpace: 'nowrap' },
          filled: ({ theme, ownerState }) => {
            const { main, contrastText } = theme.vars.palette[ownerState.severity ?? 'success']
            return { backgroundColor: main, color: contrastText }
          },
        },
      },
      MuiTab: { styleOverrides: { root: { minHeight: 44, fontSize: '0.9375rem' } } },
      MuiLinearProgress: { styleOverrides: { root: { borderRadius: 4, height: 6 }, bar: { borderRadius: 4 } } },
      MuiSkeleton: {
        defaultProps: { animation: 'wave' },
        styleOverrides: {
          root: ({ theme }) => ({
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 8%, transparent)`,
          }),
        },
      },
    },
  })
