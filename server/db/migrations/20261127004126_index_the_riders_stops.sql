-- serves: 1.0.0
CREATE INDEX "order_events_rider_index" ON "order_events" USING btree ("at") WHERE courier = 'OWN_RIDER' or action in ('collect_cloth', 'fail_collection');