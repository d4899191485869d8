import fc from 'fast-check'

// Properties are tried with the same values in every run, so that only a change can make one fail. `VITE_RANDOM_SEED` tries
// others, here and in `random-conformance.tsx`; the weekly workflow sets it.
fc.configureGlobal({ seed: Number(process.env.VITE_RANDOM_SEED ?? 20270119) })
