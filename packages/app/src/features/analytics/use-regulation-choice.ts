import { regulations, type Regulation } from '@attesta/domain/classes/class-variant';
import { findCode } from '@attesta/domain/codes/codes';
import { useSearchParams } from 'react-router-dom';

/** Returns the regulations of the body's codes, the chosen one, which is in the address, and a function to choose. */
export function useRegulationChoice(codes: readonly string[]) {
  const [parameters, setParameters] = useSearchParams();
  const own = regulations.filter((regulation) => codes.some((id) => findCode(id)?.regulation === regulation));
  const chosen: Regulation = own.find((one) => one === parameters.get('regulation')) ?? own[0] ?? 'MDR';
  const choose = (next: Regulation) =>
    setParameters(
      (current) => {
        current.set('regulation', next);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return { own, chosen, choose };
}
