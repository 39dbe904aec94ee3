// For `node -r`: a server whose clock is a minute behind.
const TrueDate = Date;
const now = () => TrueDate.now() - 60_000;

globalThis.Date = class extends TrueDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [now()]));
  }
  static now() {
    return now();
  }
};
