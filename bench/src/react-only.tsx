/** A page with React only: its size is subtracted from the size of every other page. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

function Count() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => flushSync(() => setCount(count + 1))}>
      {count}
    </button>
  );
}

createRoot(document.getElementById('root')!).render(<Count />);
