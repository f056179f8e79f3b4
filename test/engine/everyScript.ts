/** Words as people type them: emoji of several code points, scripts from right to left with their mark, and without letters. */
export const everyScript = 'Ann 😢👩‍👩‍👧‍👦🏳️‍🌈 שלום\u200f, محمد, 取消, ขอบคุณ, Zoe\u0301 \u{10fffd}'
