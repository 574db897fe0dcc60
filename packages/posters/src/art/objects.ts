/**
 * Things on the horizon, drawn in a box 200 wide and 200 high with their feet at the bottom. They
 * take the fill of the surrounding group; {lit} is the lamp's colour, {ink} the thing's own, for
 * strokes.
 */
export const OBJECTS = {
  lighthouse:
    '<path d="M100 62L760-60v190z" fill="{lit}" opacity=".3"/><path d="M84 78h32l12 122H72zM78 68h44v8H78zM88 46h24v20H88zM100 24l18 20H82z"/><path d="M82 104h37l2 18H80zM77 146h46l2 18H75z" fill="{lit}"/><circle cx="100" cy="57" r="7" fill="{lit}"/>',
  house:
    '<path d="M30 116l70-58 28 23V62h16v32l26 22h-12v84H42v-84z"/><path d="M62 134h24v26H62zM116 134h24v26h-24z" fill="{lit}"/>',
  tree: '<path d="M94 200c2-22 2-40-2-56l-26-24 5-4 24 17 3-32h7l2 30 20-20 6 5-24 30c-3 16-2 34 3 54z"/><circle cx="100" cy="74" r="46"/><circle cx="60" cy="96" r="30"/><circle cx="142" cy="94" r="32"/><circle cx="78" cy="50" r="26"/><circle cx="126" cy="52" r="28"/>',
  bareTree:
    '<path d="M92 200c4-40 2-60-8-78L48 92l-24-2v-4l22 1-18-26 4-2 26 32 22 14-8-54 5-1 12 52 6-60h5l0 62 26-36-2-28 4 0 3 24 22-18 3 4-26 24-24 40 40-14 2 4-44 24c-4 24-2 48 4 72z"/>',
  boat: '<path d="M96 20h5v130h-5zM92 30v112H36c26-28 46-64 56-112zM106 40c12 40 30 74 58 102h-58zM20 158h160c-8 24-22 36-40 42H60c-18-6-32-18-40-42z"/>',
  wheel:
    '<path d="M98 96l-44 104h9l37-86 37 86h9L102 96z"/><g fill="none" stroke="{ink}"><circle cx="100" cy="96" r="76" stroke-width="6"/><circle cx="100" cy="96" r="56" stroke-width="2.5"/><path d="M24 96h152M100 20v152M46 42l108 108M154 42L46 150M30 67l140 58M170 67L30 125M71 26l58 140M129 26L71 166" stroke-width="2.5"/></g><g fill="{lit}"><circle cx="24" cy="98" r="8"/><circle cx="176" cy="98" r="8"/><circle cx="100" cy="22" r="8"/><circle cx="46" cy="44" r="8"/><circle cx="154" cy="44" r="8"/><circle cx="46" cy="152" r="8"/><circle cx="154" cy="152" r="8"/><circle cx="100" cy="174" r="8"/></g>',
  waterTower:
    '<path d="M64 52l36-28 36 28v44c0 6-16 12-36 12s-36-6-36-12zM70 106h6l-12 94h-6zM124 106h6l12 94h-6zM97 106h6v94h-6zM62 150l74-30 1 4-76 31zM138 150L64 120l-1 4 76 31z"/>',
  cactus:
    '<path d="M86 200V44a14 14 0 0 1 28 0v76c14 2 20-2 20-16V84a11 11 0 0 1 22 0v26c0 24-14 34-42 34v56zM86 150c-28 0-42-12-42-36V96a11 11 0 0 1 22 0v16c0 12 6 16 20 15z"/>',
  castle:
    '<path d="M20 200V92h-6V70h10v8h8v-8h10v8h8v-8h10v22h-6v30h26V62h-6V38h12v9h10v-9h12v9h10v-9h12v24h-6v60h26V92h-6V70h10v8h8v-8h10v8h8v-8h10v22h-6v108z"/><path d="M88 200v-34a12 12 0 0 1 24 0v34zM96 84h8v20h-8zM34 112h6v14h-6zM160 112h6v14h-6z" fill="{lit}"/><path d="M99 38V12h22l-7 7 7 7h-19v12z"/>',
  windmill:
    '<path d="M82 98h36l14 102H68zM100 74l20 24H80z"/><g transform="rotate(20 100 96)"><path d="M98 96V6h4v90zM98 98v90h4V98zM100 94h90v4h-90zM100 98H10v-4h90zM102 10h20v66h-20zM98 182H78v-66h20zM186 98v20h-66V98zM14 94V74h66v20z"/></g>',
  tent: '<path d="M100 56l90 144H10zM96 44h8v16h-8z"/><path d="M100 96l26 104H74z" fill="{lit}"/>',
  rocket:
    '<path d="M100 10c26 26 34 58 32 98l22 26-4 40-24-18H74l-24 18-4-40 22-26c-2-40 6-72 32-98z"/><circle cx="100" cy="76" r="14" fill="{lit}"/><path d="M84 162h32l-6 20-10 18-10-18z" fill="{lit}"/>',
  balloon:
    '<path d="M100 8c44 0 70 30 70 66 0 30-26 50-50 78H80c-24-28-50-48-50-78C30 38 56 8 100 8zM84 160h32l-4 24H88z"/><path d="M100 8c16 0 26 30 26 66 0 30-10 50-16 78h-20c-6-28-16-48-16-78 0-36 10-66 26-66z" fill="{lit}" opacity=".75"/>',
  pagoda:
    '<path d="M98 6h4v20h-4zM56 54c20-4 34-14 44-30 10 16 24 26 44 30l-4 8H60zM72 62h56v26H72zM40 104c24-4 38-8 48-18h24c10 10 24 14 48 18l-4 8H44zM62 112h76v28H62zM24 156c28-4 44-8 54-18h44c10 10 26 14 54 18l-4 8H28zM50 164h100v36H50z"/><path d="M92 172h16v28H92zM94 118h12v18H94z" fill="{lit}"/>',
  mast: '<path d="M98 10h4l22 190h-7l-4-30H87l-4 30h-7zM89 150h22l-3-26H92zM94 108h12l-3-26h-6z" fill-rule="evenodd"/><g fill="none" stroke="{lit}" stroke-width="4" stroke-linecap="round"><path d="M122 2a24 24 0 0 1 0 30M138-8a44 44 0 0 1 0 50M78 2a24 24 0 0 0 0 30M62-8a44 44 0 0 0 0 50"/></g>',
  island:
    '<path d="M96 190c6-40 6-76-8-110 18 30 24 70 20 110zM90 82C76 62 54 58 34 72c22-4 38-2 56 10zM88 82c-16-4-38 6-44 32 12-18 26-26 44-32zM90 80C96 56 118 44 144 52c-22 2-38 10-54 28zM90 82c18-8 44-2 54 24-16-14-32-20-54-24zM88 78c-6-20-22-34-44-34 18 6 32 18 44 34zM10 200c24-22 56-30 92-30s66 8 88 30z"/>',
  bridge:
    '<path d="M-160 156h520v12h-520zM40 20h12v180H40zM148 20h12v180h-12zM40 60h-0z"/><g fill="none" stroke="{ink}" stroke-width="4"><path d="M-160 150Q-50 150 46 24Q100 190 154 24Q250 150 360 150"/><path d="M70 66v90M85 92v64M100 102v54M115 92v64M130 66v90M20 58v98M-5 86v70M-30 108v48M180 58v98M205 86v70M230 108v48" stroke-width="2"/></g>',
  column:
    '<path d="M56 44h88v14H56zM64 62h72v10H64zM68 76h14v108H68zM86 76h12v108H86zM102 76h12v108h-12zM118 76h14v108h-14zM60 186h80v14H60z"/>',
  sprout:
    '<path d="M96 200c0-40-4-64-20-88-30 2-54-14-66-48 30-10 68-2 90 34 22-36 60-44 90-34-12 34-36 50-66 48-16 24-20 48-20 88z"/>',
  crown:
    '<path d="M24 196l-12-110 46 44 42-84 42 84 46-44-12 110z"/><circle cx="12" cy="78" r="10"/><circle cx="100" cy="38" r="12"/><circle cx="188" cy="78" r="10"/><path d="M34 168h132v10H34z" fill="{lit}"/>',
} as const;

export type ObjectName = keyof typeof OBJECTS;
